import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PhotosOfReview } from '#shared/reviews/photos/PhotosOfReview.tsx';
import { Reply } from '#shared/reviews/Reply.tsx';
import { Stars } from '#shared/reviews/Stars.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { Written } from '#ui/page/text.ts';
import { WithVendor } from '../WithVendor.tsx';
import type { MyReviewDto } from './api.ts';
import { EditReviewButton } from './EditReviewButton.tsx';

/** A review as its author sees it. */
export function MyReviewCard({ review }: { review: MyReviewDto }) {
  const { bookingId, service, vendor, rating, comment, photos, postedAt, editedAt, editableUntil, hidden, reply } = review;
  return (
    <Paper component="li" aria-label={`Review of ${service.title}`} sx={{ p: 2.5 }}>
      <Stack spacing={1}>
        <div>
          <Typography variant="h3" component="h2">
            {service.title}
          </Typography>
          <WithVendor vendor={vendor} />
        </div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Stars rating={rating} />
          <Typography variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
            {rating} out of 5
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <time dateTime={postedAt}>{dateLabel(postedAt)}</time>
            {editedAt && `, changed ${dateLabel(editedAt)}`}
          </Typography>
        </Stack>
        {comment && <Written>{comment}</Written>}
        <PhotosOfReview bookingId={bookingId} photos={photos} by="you" hidden={hidden !== null} />
        {hidden && (
          <Notice>
            <p>Hidden since {dateLabel(hidden.hiddenAt)}: readers do not see it, and no average counts it.</p>
            {hidden.reason && <p>Reason: {hidden.reason}</p>}
          </Notice>
        )}
        {reply && <Reply by={vendor.businessName} title={`Reply from ${vendor.businessName}`} reply={reply} />}
        {editableUntil && <EditReviewButton review={review} until={editableUntil} />}
      </Stack>
    </Paper>
  );
}
