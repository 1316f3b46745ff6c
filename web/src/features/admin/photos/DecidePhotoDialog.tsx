import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { type PhotoDecision, useHideWorkPhotoMutation, useKeepWorkPhotoMutation, useShowWorkPhotoMutation } from './api.ts';
import { nameOf, WORDS } from './photo-words.ts';

interface Props extends PhotoDecision {
  /** Whether it still waits for an answer; not if another admin was faster. */
  offered: boolean;
  onClose: () => void;
}

/** A decision has a reason, and the provider reads why a photo is hidden. */
export function DecidePhotoDialog({ action, photo, offered, onClose }: Props) {
  const [hide] = useHideWorkPhotoMutation();
  const [keep] = useKeepWorkPhotoMutation();
  const [show] = useShowWorkPhotoMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();
  const { label, consequence, hint, done, doneText } = WORDS[action];

  const send = () =>
    run(async () => {
      await { hide, keep, show }[action]({ id: photo.id, decideWorkPhotoDto: { reason: reason.written } }).unwrap();
      return [done, doneText];
    });

  return (
    <ActionDialog
      title={`${label}?`}
      submitLabel={label}
      keepLabel="Cancel"
      destructive={action === 'hide'}
      offered={offered}
      about="photo"
      busy={busy}
      problem={problem}
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      <Typography>
        {nameOf(photo)}. {consequence}
      </Typography>
      <ReasonField reason={reason} hint={hint} />
    </ActionDialog>
  );
}
