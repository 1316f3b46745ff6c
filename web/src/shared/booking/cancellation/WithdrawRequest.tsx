import Typography from '@mui/material/Typography';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useAction } from '../actions/useAction.ts';
import { useCancelBookingMutation } from '../api.ts';
import type { BookingDialogProps } from '../dialog-props.ts';
import { bothClocks, slotLabel } from '../moments.ts';

/** Before the provider has accepted, calling off is free at any time. */
export function WithdrawRequest({ booking, onClose }: BookingDialogProps) {
  const { id, service, vendor } = booking;
  const [cancel] = useCancelBookingMutation();
  const { busy, problem, run } = useAction(onClose);

  const withdraw = () =>
    run(async () => {
      await cancel({ id, cancelBookingDto: { chargeCents: 0 } }).unwrap();
      return ['Request withdrawn', `Nothing is charged for ${service.title}.`];
    });

  return (
    <ActionDialog
      title={`Withdraw your request for ${service.title}?`}
      submitLabel="Withdraw Request"
      keepLabel="Keep the request"
      destructive
      offered={booking.status === 'pending' && booking.actions.includes('cancel')}
      busy={busy}
      problem={problem}
      onSubmit={() => void withdraw()}
      onClose={onClose}
    >
      <Typography>
        {vendor.businessName} has not accepted it yet, so this costs nothing. {slotLabel(booking)}
        {bothClocks(booking)} becomes free for others, and this can’t be undone.
      </Typography>
    </ActionDialog>
  );
}
