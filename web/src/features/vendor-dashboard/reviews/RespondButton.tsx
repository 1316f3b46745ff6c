import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReviewDto } from '#api/generated-public.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';

const ReplyDialog = onDemand(async () => (await import('./ReplyDialog.tsx')).ReplyDialog);

/** One reply to each review; once it is there, it can be reworded. */
export function RespondButton({ review }: { review: ReviewDto }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={review.reply ? `Edit your reply to ${review.authorName}` : `Respond to ${review.authorName}`}
        onClick={() => setDialogOpen(true)}
        sx={{ mt: 1.5 }}
      >
        {review.reply ? 'Edit Reply' : 'Respond'}
      </Button>
      {dialogOpen && <ReplyDialog review={review} onClose={() => setDialogOpen(false)} />}
    </>
  );
}
