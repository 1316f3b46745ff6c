import type { Booking } from '#shared/booking/api.ts';
import type { OpenDialog } from '#shared/booking/card/BookingFrame.tsx';
import { CommonActions } from '#shared/booking/card/CommonActions.tsx';
import { ArrivalActions } from '../arrival/ArrivalActions.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import { MarkCompleteButton } from './MarkCompleteButton.tsx';

/** What the server says this vendor may do with the booking now. */
export function BookingActions({ booking, openDialog }: { booking: Booking; openDialog: OpenDialog }) {
  return (
    <AnswerRequest booking={booking}>
      <ArrivalActions booking={booking} />
      {booking.actions.includes('complete') && <MarkCompleteButton booking={booking} />}
      <CommonActions booking={booking} side="vendor" openDialog={openDialog} />
    </AnswerRequest>
  );
}
