import Typography from '@mui/material/Typography';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { money } from '#ui/format/money.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { FreeTextField } from '../actions/FreeTextField.tsx';
import { useAction } from '../actions/useAction.ts';
import { useFreeText } from '../actions/useFreeText.ts';
import { useClaimNoShowMutation } from '../api.ts';
import type { BookingDialogProps } from '../dialog-props.ts';
import { otherSide } from '../sides.ts';
import { STATEMENT_MOST, statementHint } from './statement.ts';

/** "You were not there", from either side. */
export function ClaimDialog({ booking, side, onClose }: BookingDialogProps) {
  const { id, service, priceCents } = booking;
  const other = otherSide(booking, side);
  const [claim] = useClaimNoShowMutation();
  const { busy, problem, run } = useAction(onClose);
  const statement = useFreeText(0);

  const send = () =>
    run(async () => {
      await claim({ id, statementDto: statement.written ? { statement: statement.written } : {} }).unwrap();
      return ['No-show reported', `${other} has 24 hours to contest it.`];
    });

  return (
    <ActionDialog
      title={side === 'customer' ? `Did nobody come for ${service.title}?` : `Was nobody there for ${service.title}?`}
      submitLabel="Report No-Show"
      keepLabel="Not now"
      destructive
      offered={booking.actions.includes('claim')}
      busy={busy}
      problem={problem}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Typography>
        {side === 'customer' ? `${other} was due on ${choiceLabel(booking)}.` : `${other} expected you on ${choiceLabel(booking)}.`} We tell
        them what you report, and they have 24 hours to contest it.
      </Typography>
      <Typography>
        If they don’t, the booking is cancelled and{' '}
        {side === 'customer' ? 'you pay nothing' : `they owe you the price of ${money(priceCents)}`}. If they do, or if each of you reports
        the other, Plumb & Level hears both and decides.
      </Typography>
      <FreeTextField label="What happened" hint={statementHint(other)} most={STATEMENT_MOST} field={statement.field} />
    </ActionDialog>
  );
}
