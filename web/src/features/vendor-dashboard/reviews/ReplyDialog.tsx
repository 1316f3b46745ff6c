import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { ReviewDto } from '#api/generated-public.ts';
import { Stars } from '#shared/reviews/Stars.tsx';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Written } from '#ui/page/text.ts';
import { useReplyToReviewMutation } from './api.ts';

/** The provider's answer, with the review in sight that it answers. */
export function ReplyDialog({ review, onClose }: { review: ReviewDto; onClose: () => void }) {
  const { id, authorName, rating, comment, reply } = review;
  const field = useId();
  const [text, setText] = useState(reply?.text ?? '');
  const [missing, setMissing] = useState(false);
  const [send, { isLoading, error }] = useReplyToReviewMutation();
  const asksText = missing && !text.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return setMissing(true);
    const answer = await send({ id, replyToReviewDto: { reply: text.trim() } });
    if (answer.error) return;
    toast.success(reply ? 'Reply updated' : 'Reply posted', `Everybody reads it below the review by ${authorName}.`);
    onClose();
  }

  return (
    <FieldDialog open onClose={isLoading ? undefined : onClose} aria-labelledby={field} maxWidth="sm" fullWidth>
      <DialogTitle id={field} variant="h3" component="h2">
        {reply ? `Edit your reply to ${authorName}` : `Respond to ${authorName}`}
      </DialogTitle>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <div>
            <Stars rating={rating} />
            {comment ? <Written>{comment}</Written> : <Typography color="textSecondary">No comment</Typography>}
          </div>
          <TextField
            label="Your reply"
            required
            autoFocus
            fullWidth
            multiline
            minRows={4}
            maxRows={12}
            value={text}
            error={asksText}
            helperText={asksText ? 'Reply is required' : 'Everybody can read it, below the review.'}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
          {error !== undefined && <ProblemAlert problem={error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <SubmitButton busy={isLoading} busyLabel={reply ? 'Saving...' : 'Posting...'}>
            {reply ? 'Save Changes' : 'Post Reply'}
          </SubmitButton>
        </DialogActions>
      </form>
    </FieldDialog>
  );
}
