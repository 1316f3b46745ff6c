import Button from '@mui/material/Button';
import { useState } from 'react';
import type { BookingDto } from '../../api/generated.ts';
import { afterUndoTime } from '../../ui/after-undo-time.ts';
import { toast } from '../../ui/toast.ts';
import { useDeclineBookingMutation } from './api.ts';

/** Declining cannot be taken back, so it is sent only when the time for Undo is over. */
export function DeclineButton({ booking: { id, service, customer } }: { booking: BookingDto }) {
  const [waiting, setWaiting] = useState(false);
  const [decline] = useDeclineBookingMutation();

  function declineSoon() {
    setWaiting(true);
    afterUndoTime({
      title: 'Booking declined',
      message: `${service.title} for ${customer.fullName}`,
      onUndo: () => setWaiting(false),
      send: async () => {
        try {
          await decline({ id }).unwrap();
        } catch (problem) {
          toast.error('The booking could not be declined', problem);
        }
        setWaiting(false);
      },
    });
  }

  return (
    <Button variant="outlined" color="error" size="small" disabled={waiting} onClick={declineSoon}>
      Decline
    </Button>
  );
}
