import Button from '@mui/material/Button';
import type { BookingDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { afterUndoTime } from '../after-undo-time.ts';
import { useDeclineBookingMutation } from '../api.ts';

interface DeclineButtonProps {
  booking: BookingDto;
  /** True from the press until it is undone or answered. */
  onDeclining: (declining: boolean) => void;
}

/** Declining cannot be taken back, so it is sent only when the time for Undo is over. */
export function DeclineButton({ booking: { id, service, customer }, onDeclining }: DeclineButtonProps) {
  const [decline] = useDeclineBookingMutation();

  function declineSoon() {
    onDeclining(true);
    afterUndoTime({
      title: 'Booking declined',
      message: `${service.title} for ${customer.fullName}`,
      onUndo: () => onDeclining(false),
      send: async () => {
        try {
          await decline({ id }).unwrap();
        } catch (problem) {
          toast.error('The booking could not be declined', problem);
        }
        onDeclining(false);
      },
    });
  }

  return (
    <Button variant="outlined" color="error" size="small" onClick={declineSoon}>
      Decline
    </Button>
  );
}
