import Button from '@mui/material/Button';
import type { Booking } from '../api.ts';
import type { Side } from '../sides.ts';
import type { Ask } from './BookingFrame.tsx';

interface Props {
  booking: Booking;
  side: Side;
  ask: Ask;
}

/** What both sides may do, each in their time. */
export function CommonActions({ booking: { actions, status }, side, ask }: Props) {
  const ending = side === 'customer' && status === 'pending' ? 'Withdraw Request' : 'Cancel Booking';
  return (
    <>
      {actions.includes('reschedule') && (
        <Button variant="outlined" size="small" onClick={() => ask('reschedule')}>
          Reschedule
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="outlined" color="error" size="small" onClick={() => ask('cancel')}>
          {ending}
        </Button>
      )}
      {actions.includes('claim') && (
        <Button variant="outlined" size="small" onClick={() => ask('claim')}>
          Report No-Show
        </Button>
      )}
    </>
  );
}
