import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import type { OpenDialog } from '#shared/booking/card/BookingFrame.tsx';
import { CommonActions } from '#shared/booking/card/CommonActions.tsx';
import { AcceptButton } from './AcceptButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { MarkCompleteButton } from './MarkCompleteButton.tsx';

/** What the server says this vendor may do with the booking now; while a decline can still be undone, nothing else. */
export function BookingActions({ booking, openDialog }: { booking: Booking; openDialog: OpenDialog }) {
  const [declining, setDeclining] = useState(false);
  const may = (action: Booking['actions'][number]) => booking.actions.includes(action);

  if (declining) return <Typography color="textSecondary">Declining...</Typography>;
  return (
    <>
      {may('confirm') && <AcceptButton booking={booking} />}
      {may('decline') && <DeclineButton booking={booking} onDeclining={setDeclining} />}
      {may('complete') && <MarkCompleteButton booking={booking} />}
      <CommonActions booking={booking} side="vendor" openDialog={openDialog} />
    </>
  );
}
