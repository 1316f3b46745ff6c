import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { usePhotoUploads } from '#shared/pictures/uploads/usePhotoUploads.ts';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { MyReviewDto } from '../api.ts';
import { ReviewPhotosField } from './ReviewPhotosField.tsx';
import { StarsField } from './StarsField.tsx';
import { type Opinion, useSendReview } from './useSendReview.ts';

export interface ReviewFormProps {
  open: boolean;
  bookingId: string;
  serviceTitle: string;
  businessName: string;
  /** What the author has said before, when they change it. */
  before?: Opinion & Pick<MyReviewDto, 'photos' | 'hidden'>;
  onClose: () => void;
}

const COMMENT_MAX = 2000;

/** The dialog behind `ReviewDialog`. */
export function ReviewForm({ open, bookingId, serviceTitle, businessName, before, onClose }: ReviewFormProps) {
  const id = useId();
  const [rating, setRating] = useState(before?.rating ?? null);
  const [comment, setComment] = useState(before?.comment ?? '');
  const [missing, setMissing] = useState(false);
  // There is nothing to send them to before the review is posted.
  const uploads = usePhotoUploads(`/api/v1/reviews/${bookingId}/photos`, before === undefined);
  const { release: sendPhotos } = uploads;
  const { send, busy, problem } = useSendReview({
    bookingId,
    serviceTitle,
    isChange: before !== undefined,
    sendPhotos,
    onSent: onClose,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (rating === null) return setMissing(true);
    void send({ rating, comment: comment.trim() || null });
  }

  return (
    <FieldDialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
      slotProps={DIALOG_PAPER}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2" sx={DIALOG_TITLE}>
        {before ? `Change your review of ${serviceTitle}` : `Review ${serviceTitle}`}
      </DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          <DialogContentText id={`${id}-text`}>
            {before
              ? 'Readers see the new stars and words at once.'
              : `How was it with ${businessName}? Your review is published at once, and you can change it for 48 hours.`}
          </DialogContentText>
          <StarsField value={rating} missing={missing && rating === null} onChange={setRating} />
          <TextField
            label="Comment (optional)"
            multiline
            minRows={4}
            maxRows={12}
            fullWidth
            value={comment}
            onChange={({ target }) => setComment(target.value)}
            helperText={
              comment.length > COMMENT_MAX - 200 ? `${COMMENT_MAX - comment.length} characters left` : 'What would help others to decide?'
            }
            slotProps={{ htmlInput: { maxLength: COMMENT_MAX } }}
          />
          {!before?.hidden && <ReviewPhotosField bookingId={bookingId} photos={before?.photos ?? []} uploads={uploads} />}
          {problem !== undefined && <ProblemAlert problem={problem} />}
        </DialogContent>
        <DialogActions sx={DIALOG_ACTIONS}>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <SubmitButton busy={busy} busyLabel={before ? 'Saving...' : 'Posting...'}>
            {before ? 'Save Changes' : 'Post Review'}
          </SubmitButton>
        </DialogActions>
      </Box>
    </FieldDialog>
  );
}
