import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { type ReviewDecision, useHideReviewMutation, useKeepReviewMutation } from './api.ts';
import { wordsOf } from './decision-words.ts';

interface Props extends ReviewDecision {
  /** Whether it still waits for an answer; not if another admin was faster. */
  offered: boolean;
  onClose: () => void;
}

/** A decision has a reason, and the author reads why a review is hidden. */
export function DecideDialog({ action, review: { id, authorName, hidden }, offered, onClose }: Props) {
  const [hide] = useHideReviewMutation();
  const [keep] = useKeepReviewMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();
  const { label, consequence, done, doneText } = wordsOf(action, hidden);

  const send = () =>
    run(async () => {
      await (action === 'hide' ? hide : keep)({ id, decideReviewDto: { reason: reason.written } }).unwrap();
      return [done, doneText];
    });

  return (
    <ActionDialog
      title={`${label} the review by ${authorName}?`}
      submitLabel={label}
      keepLabel="Cancel"
      destructive={action === 'hide'}
      offered={offered}
      about="review"
      busy={busy}
      problem={problem}
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      <Typography>{consequence}</Typography>
      <ReasonField reason={reason} hint={action === 'hide' ? 'The author will read it.' : 'It is kept with the decision.'} />
    </ActionDialog>
  );
}
