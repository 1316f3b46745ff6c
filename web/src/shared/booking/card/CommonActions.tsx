import Button from '@mui/material/Button';
import type { Booking } from '../api.ts';
import type { Side } from '../sides.ts';
import type { OpenDialog } from './BookingFrame.tsx';

interface Props {
  booking: Booking;
  side: Side;
  openDialog: OpenDialog;
}

/** What both sides may do, each in their time. */
export function CommonActions({ booking: { actions, status }, side, openDialog }: Props) {
  const ending = side === 'customer' && status === 'pending' ? 'Withdraw Request' : 'Cancel Booking';
  return (
    <>
      {actions.includes('reschedule') && (
        <Button variant="outlined" size="small" onClick={() => openDialog('reschedule')}>
          Reschedule
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="outlined" color="error" size="small" onClick={() => openDialog('cancel')}>
          {ending}
        </Button>
      )}
      {actions.includes('claim') && (
        <Button variant="outlined" size="small" onClick={() => openDialog('claim')}>
          Report No-Show
        </Button>
      )}
    </>
  );
}
