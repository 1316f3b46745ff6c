import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { asProblem } from '#problem.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { money } from '#ui/format/money.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useAction } from '../actions/useAction.ts';
import { useCancelBookingMutation } from '../api.ts';
import type { BookingDialogProps } from '../dialog-props.ts';
import { bothClocks } from '../moments.ts';
import { CancellationCost } from './CancellationCost.tsx';

/**
 * The fee that is shown is the fee that is agreed to: it is sent along, and refused if it has become another. It does not change by itself while the dialog is
 * open: whoever presses the button would have agreed to what they had not read.
 */
export function CancelAsCustomer({ booking, onClose }: BookingDialogProps) {
  const { id, service, vendor } = booking;
  const [cancel] = useCancelBookingMutation();
  const { busy, problem, run } = useAction(onClose);
  const [costCents, setCostCents] = useState(booking.cancelCostCents ?? 0);

  const send = () =>
    run(async () => {
      try {
        await cancel({ id, cancelBookingDto: { chargeCents: costCents } }).unwrap();
      } catch (cause) {
        const { code, chargeCents } = asProblem(cause);
        if (code === 'booking/charge-changed' && typeof chargeCents === 'number') setCostCents(chargeCents);
        throw cause;
      }
      return ['Booking cancelled', costCents > 0 ? `The cancellation fee is ${money(costCents)}.` : 'Nothing is charged.'];
    });

  return (
    <ActionDialog
      title={`Cancel ${service.title}?`}
      submitLabel={costCents > 0 ? `Cancel for ${money(costCents)}` : 'Cancel Booking'}
      keepLabel="Keep the booking"
      destructive
      offered={booking.actions.includes('cancel')}
      busy={busy}
      problem={problem}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Typography>
        {choiceLabel(booking)}
        {bothClocks(booking)}, with {vendor.businessName}. The time becomes free for others, and this can’t be undone.
      </Typography>
      <CancellationCost booking={{ ...booking, cancelCostCents: costCents }} />
    </ActionDialog>
  );
}
