import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';

interface Props {
  booking: Booking;
  /** What else can be done; not while a decline can still be undone. */
  children?: ReactNode;
}

/** Accept or decline, as far as the server offers it. */
export function AnswerRequest({ booking, children }: Props) {
  const [declining, setDeclining] = useState(false);
  const { actions } = booking;

  if (declining) return <Typography color="textSecondary">Declining...</Typography>;
  return (
    <>
      {actions.includes('confirm') && <AcceptButton booking={booking} />}
      {actions.includes('decline') && <DeclineButton booking={booking} onDeclining={setDeclining} />}
      {children}
    </>
  );
}
