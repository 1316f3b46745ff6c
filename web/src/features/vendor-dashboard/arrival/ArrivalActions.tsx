import type { Booking } from '#shared/booking/api.ts';
import { OnMyWayButton } from './OnMyWayButton.tsx';
import { RunningLateButton } from './RunningLateButton.tsx';

/** What the provider can tell the customer of their coming now. */
export function ArrivalActions({ booking }: { booking: Booking }) {
  return (
    <>
      {booking.actions.includes('set-out') && <OnMyWayButton booking={booking} />}
      {booking.actions.includes('delay') && <RunningLateButton booking={booking} />}
    </>
  );
}
