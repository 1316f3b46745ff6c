import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { money } from '#ui/format/money.ts';
import { type OpenClaimDto, useDecideProblemMutation } from '../api.ts';
import type { DeskDialogProps } from '../desk-dialog-props.ts';
import { AmountField } from './AmountField.tsx';
import { useAmount } from './useAmount.ts';

/** What the customer gets back for work that was not well done. */
export function DecideProblemDialog({ booking, offered, onClose }: DeskDialogProps<OpenClaimDto>) {
  const { bookingId: id, serviceTitle, customerName, businessName, priceCents, paidCents } = booking;
  const [decide] = useDecideProblemMutation();
  const { busy, problem, run } = useAction(onClose);
  const amount = useAmount(paidCents);
  const reason = useReason();
  const refundCents = amount.cents ?? 0;

  const send = () =>
    run(async () => {
      await decide({ id, decideProblemDto: { refundCents, reason: reason.written } }).unwrap();
      return ['Problem decided', refundCents > 0 ? `${customerName} gets ${money(refundCents)} back.` : 'Nothing is refunded.'];
    });

  return (
    <ActionDialog
      title={`Decide the problem with ${serviceTitle}?`}
      submitLabel={refundCents > 0 ? `Refund ${money(refundCents)}` : 'Refund nothing'}
      keepLabel="Decide later"
      offered={offered}
      busy={busy}
      problem={problem}
      onSubmit={() => [amount.check(), reason.check()].every(Boolean) && void send()}
      onClose={onClose}
    >
      <Typography>
        {customerName} has paid {money(paidCents)}, of which {money(priceCents)} is for {businessName}. The booking stays completed, and the
        decision can’t be taken back.
      </Typography>
      <AmountField
        label="The customer gets back"
        hint={`Up to ${money(priceCents)} of it is taken from ${businessName}.`}
        mostCents={paidCents}
        amount={amount}
      />
      <ReasonField reason={reason} hint="Both sides will read it." />
    </ActionDialog>
  );
}
