import Typography from '@mui/material/Typography';
import { money } from '#ui/format/money.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { FreeTextField } from '../actions/FreeTextField.tsx';
import { useAction } from '../actions/useAction.ts';
import { useFreeText } from '../actions/useFreeText.ts';
import { useContestClaimMutation } from '../api.ts';
import type { BookingDialogProps } from '../dialog-props.ts';
import { momentLabel } from '../moments.ts';
import { otherSide } from '../sides.ts';
import { STATEMENT_MOST, statementHint } from './statement.ts';

/** "But I was there": then an administrator decides. */
export function ContestDialog({ booking, side, onClose }: BookingDialogProps) {
  const { id, service, claim, priceCents, timeZone } = booking;
  const other = otherSide(booking, side);
  const [contest] = useContestClaimMutation();
  const { busy, problem, run } = useAction(onClose);
  const statement = useFreeText(0);

  const send = () =>
    run(async () => {
      await contest({ id, statementDto: statement.written ? { statement: statement.written } : {} }).unwrap();
      return ['Report contested', 'Plumb & Level hears both of you and decides.'];
    });

  return (
    <ActionDialog
      title={`Contest the report about ${service.title}?`}
      submitLabel="Contest"
      keepLabel="Not now"
      offered={booking.actions.includes('contest')}
      busy={busy}
      problem={problem}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Typography>
        {other} says that {side === 'customer' ? 'nobody was there' : 'nobody came'}. If you contest it, Plumb & Level hears both of you and
        decides; until then nothing is charged.
      </Typography>
      {claim?.contestBy && (
        <Typography>
          Without an answer by {momentLabel(claim.contestBy, timeZone)} the booking is cancelled, and{' '}
          {side === 'customer' ? `you owe the price of ${money(priceCents)}` : 'you earn nothing'}.
        </Typography>
      )}
      <FreeTextField label="What happened" hint={statementHint(other)} most={STATEMENT_MOST} field={statement.field} />
    </ActionDialog>
  );
}
