import Typography from '@mui/material/Typography';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { ReasonField, useReason } from '../actions/ReasonField.tsx';
import { useAction } from '../actions/useAction.ts';
import { useCancelBookingMutation } from '../api.ts';
import type { BookingDialogProps } from '../dialog-props.ts';

/** The customer relies on an accepted job: they are told why it does not take place. */
export function CancelAsVendor({ booking, onClose }: BookingDialogProps) {
  const { id, service, customer } = booking;
  const [cancel] = useCancelBookingMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();

  const send = () =>
    run(async () => {
      await cancel({ id, cancelBookingDto: { reason: reason.written } }).unwrap();
      return ['Booking cancelled', `${customer.fullName} has been told, and pays nothing for ${service.title}.`];
    });

  return (
    <ActionDialog
      title={`Cancel ${service.title} for ${customer.fullName}?`}
      submitLabel="Cancel Booking"
      keepLabel="Keep the booking"
      destructive
      offered={booking.actions.includes('cancel')}
      busy={busy}
      problem={problem}
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      <Typography>
        You have accepted this job for {choiceLabel(booking)}. {customer.fullName} pays nothing, you earn nothing, and this can’t be undone.
        {booking.actions.includes('reschedule') && ' If only the time does not suit you, choose Reschedule instead.'}
      </Typography>
      <ReasonField reason={reason} hint={`${customer.fullName} reads it.`} />
    </ActionDialog>
  );
}
