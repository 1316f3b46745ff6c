import Button from '@mui/material/Button';
import type { Booking } from '#shared/booking/api.ts';
import type { Ask } from '#shared/booking/card/BookingFrame.tsx';
import { CommonDeeds } from '#shared/booking/card/CommonDeeds.tsx';
import { ReviewButton } from './ReviewButton.tsx';

/** What the server says this customer may do with the booking now. */
export function BookingDeeds({ booking, ask }: { booking: Booking; ask: Ask }) {
  return (
    <>
      {booking.actions.includes('review') && <ReviewButton booking={booking} />}
      <CommonDeeds booking={booking} side="customer" ask={ask} />
      {booking.actions.includes('problem') && (
        <Button variant="outlined" size="small" onClick={() => ask('problem')}>
          Report a Problem
        </Button>
      )}
    </>
  );
}
