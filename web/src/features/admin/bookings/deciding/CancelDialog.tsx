import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { money } from '#ui/format/money.ts';
import { useCancelBookingAsAdminMutation } from '../api.ts';
import type { DeskDialogProps } from '../desk-dialog-props.ts';
import { AmountField } from './AmountField.tsx';
import { useAmount } from './useAmount.ts';

/** What it costs the customer is ours to choose, and shown before it is done. */
export function CancelDialog({ booking, offered, onClose }: DeskDialogProps) {
  const { bookingId: id, serviceTitle, customerName, businessName, priceCents } = booking;
  const [cancel] = useCancelBookingAsAdminMutation();
  const { busy, problem, run } = useAction(onClose);
  const amount = useAmount(priceCents);
  const reason = useReason();
  const chargeCents = amount.cents ?? 0;

  const send = () =>
    run(async () => {
      await cancel({ id, adminCancelBookingDto: { chargeCents, reason: reason.written } }).unwrap();
      return ['Booking cancelled', chargeCents > 0 ? `${customerName} owes ${money(chargeCents)}.` : `${customerName} pays nothing.`];
    });

  return (
    <ActionDialog
      title={`Cancel ${serviceTitle} for ${customerName}?`}
      submitLabel={chargeCents > 0 ? `Cancel for ${money(chargeCents)}` : 'Cancel Booking'}
      keepLabel="Keep the booking"
      destructive
      offered={offered}
      busy={busy}
      problem={problem}
      onSubmit={() => [amount.check(), reason.check()].every(Boolean) && void send()}
      onClose={onClose}
    >
      <Typography>
        {customerName} and {businessName} will be told at once. The time will be free for others, and this can’t be taken back.
      </Typography>
      <AmountField label="The customer pays" hint={`It goes to ${businessName}.`} mostCents={priceCents} amount={amount} />
      <ReasonField reason={reason} hint="Both sides will read it." />
    </ActionDialog>
  );
}
