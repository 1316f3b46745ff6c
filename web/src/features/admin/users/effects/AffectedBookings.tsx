import { AffectedGroups } from '../../affected/AffectedGroups.tsx';
import type { UserBookingDto } from '../api.ts';

/** Which of somebody's open bookings end, and which stand. */
export function AffectedBookings({ bookings }: { bookings: readonly UserBookingDto[] }) {
  return (
    <AffectedGroups ended={bookings.filter(({ ends }) => ends).map(named)} standing={bookings.filter(({ ends }) => !ends).map(named)} />
  );
}

const named = (booking: UserBookingDto) => ({
  ...booking,
  whose: booking.as === 'customer' ? `by ${booking.otherSide}` : `for ${booking.otherSide}`,
});
