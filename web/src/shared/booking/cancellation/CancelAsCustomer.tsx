import Typography from '@mui/material/Typography';
import { money } from '../../money.ts';
import { choiceLabel, zoneLabel } from '../../slot-picker/slot-words.ts';
import { useCancelBookingMutation } from '../api.ts';
import type { BookingDialogProps } from '../dialog-props.ts';
import { CancellationCost } from './CancellationCost.tsx';
import { DeedDialog } from './DeedDialog.tsx';
import { useDeed } from './useDeed.ts';

/** The fee that is shown is the fee that is agreed to: it is sent along, and refused if it has become another. */
export function CancelAsCustomer({ booking, onClose }: BookingDialogProps) {
  const { id, service, vendor, timeZone } = booking;
  const [cancel] = useCancelBookingMutation();
  const { busy, problem, run } = useDeed(onClose);
  const costCents = booking.cancelCostCents ?? 0;

  const send = () =>
    run(async () => {
      await cancel({ id, cancelBookingDto: { chargeCents: costCents } }).unwrap();
      return ['Booking cancelled', costCents > 0 ? `The cancellation fee is ${money(costCents)}.` : 'Nothing is charged.'];
    });

  return (
    <DeedDialog
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
        {choiceLabel(booking)} {zoneLabel(timeZone)}, with {vendor.businessName}. The time becomes free for others, and this can’t be
        undone.
      </Typography>
      <CancellationCost booking={booking} />
    </DeedDialog>
  );
}
