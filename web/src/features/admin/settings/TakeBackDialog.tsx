import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { money } from '#ui/format/money.ts';
import { WHO_READS } from '../who-reads.ts';
import { type FeeChangeDto, useTakePlatformFeeBackMutation } from './api.ts';

interface Props {
  change: FeeChangeDto;
  onClose: () => void;
}

export function TakeBackDialog({ change: { id, state, feeCents, from }, onClose }: Props) {
  const [takeBack] = useTakePlatformFeeBackMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();
  const send = () =>
    run(async () => {
      await takeBack({ id, takeFeeBackDto: { reason: reason.written } }).unwrap();
      return ['Fee taken back', 'The fee of now goes on.'];
    });
  return (
    <ActionDialog
      title={`Take back ${money(feeCents)}?`}
      submitLabel="Take back"
      keepLabel="Keep it"
      offered={state === 'scheduled'}
      about="fee"
      busy={busy}
      problem={problem}
      problemTitle="Update failed"
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      <Typography>It was to hold from {momentLabel(from)}. The fee of now goes on, and another one can be scheduled.</Typography>
      <ReasonField reason={reason} hint={WHO_READS} />
    </ActionDialog>
  );
}
