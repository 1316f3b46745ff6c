import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ExpandIcon from 'virtual:icon/baseline-expand-more';
import type { BookingDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useMenu } from '#ui/menus/useMenu.tsx';
import { afterUndoTime } from '../after-undo-time.ts';
import { useDeclineBookingMutation } from '../api.ts';
import { DECLINE_REASONS } from './decline-reasons.ts';

interface DeclineButtonProps {
  booking: BookingDto;
  /** True from the press until it is undone or answered. */
  onDeclining: (declining: boolean) => void;
}

/** With one press, or with one of the usual reasons. Declining cannot be taken back, so it is sent only when the time for Undo is over. */
export function DeclineButton({ booking: { id, service, customer }, onDeclining }: DeclineButtonProps) {
  const [decline] = useDeclineBookingMutation();

  function declineSoon(reason?: string) {
    onDeclining(true);
    afterUndoTime({
      title: 'Booking declined',
      message: `${service.title} for ${customer.fullName}`,
      onUndo: () => onDeclining(false),
      send: async () => {
        try {
          await decline({ id, declineBookingDto: { reason } }).unwrap();
        } catch (problem) {
          toast.error('The booking could not be declined', problem);
        }
        onDeclining(false);
      },
    });
  }

  const reasons = DECLINE_REASONS.map((label) => ({ label, onChosen: () => declineSoon(label) }));
  const [opens, menu] = useMenu([{ heading: `${customer.fullName} reads why` }, ...reasons], 'Say why not');
  return (
    <>
      <ButtonGroup variant="outlined" color="error" size="small" aria-label="Decline, or say why not">
        <Button onClick={() => declineSoon()}>Decline</Button>
        <Button {...opens} sx={{ px: 0 }}>
          <ExpandIcon aria-hidden />
        </Button>
      </ButtonGroup>
      {menu}
    </>
  );
}
