import Button from '@mui/material/Button';
import type { Booking } from '#shared/booking/api.ts';
import type { OpenDialog } from '#shared/booking/card/BookingFrame.tsx';
import { CommonActions } from '#shared/booking/card/CommonActions.tsx';
import { ReviewButton } from './ReviewButton.tsx';

/** What the server says this customer may do with the booking now. */
export function BookingActions({ booking, openDialog }: { booking: Booking; openDialog: OpenDialog }) {
  return (
    <>
      <ReviewButton booking={booking} />
      <CommonActions booking={booking} side="customer" openDialog={openDialog} />
      {booking.actions.includes('problem') && (
        <Button variant="outlined" size="small" onClick={() => openDialog('problem')}>
          Report a Problem
        </Button>
      )}
    </>
  );
}
