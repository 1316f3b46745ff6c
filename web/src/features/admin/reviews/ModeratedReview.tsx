import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ReportedIcon from 'virtual:icon/outline-flag';
import VisibleIcon from 'virtual:icon/outline-visibility';
import HiddenIcon from 'virtual:icon/outline-visibility-off';
import { paths } from '#shared/paths.ts';
import { PhotosOfReview } from '#shared/reviews/photos/PhotosOfReview.tsx';
import { Reply } from '#shared/reviews/Reply.tsx';
import { GROUNDS } from '#shared/reviews/report/grounds.ts';
import { Stars } from '#shared/reviews/Stars.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { Written } from '#ui/page/text.ts';
import type { ModeratedReviewDto, ReviewDecision } from './api.ts';
import { DecideButton } from './DecideButton.tsx';
import { Reports } from './Reports.tsx';

interface Props {
  review: ModeratedReviewDto;
  onOpen: (dialog: ReviewDecision) => void;
}

/** A review with what was said against it, and what an admin can do. */
export function ModeratedReview({ review, onOpen }: Props) {
  const {
    bookingId,
    rating,
    comment,
    photos,
    authorName,
    vendor,
    serviceTitle,
    postedAt,
    editedAt,
    reply,
    hidden,
    decision,
    reports,
    actions,
  } = review;
  return (
    <Paper component="li" aria-label={`Review by ${authorName} of ${serviceTitle}`} sx={{ p: 2.5 }}>
      <Stack spacing={1}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" component="h2">
            {authorName}
          </Typography>
          <Visibility hidden={hidden} reported={reports.some(({ open }) => open)} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {serviceTitle}, by <Link href={paths.vendor(vendor.id)}>{vendor.businessName}</Link>
          {' · '}
          <time dateTime={postedAt}>{dateLabel(postedAt)}</time>
          {editedAt && `, changed ${dateLabel(editedAt)}`}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1.5 }}>
          <Stars rating={rating} />
          <Typography variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
            {rating} out of 5
          </Typography>
        </Stack>
        {comment ? <Written>{comment}</Written> : <Typography color="textSecondary">No comment</Typography>}
        <PhotosOfReview bookingId={bookingId} photos={photos} by={authorName} hidden={hidden} />
        {reply && <Reply by={vendor.businessName} title={`Reply from ${vendor.businessName}`} reply={reply} />}
        <Reports reports={reports} grounds={GROUNDS} />
        {decision && (
          <Typography variant="body2">
            {hidden ? 'Hidden' : 'Kept'} on {dateLabel(decision.decidedAt)}
            {decision.reason && `: ${decision.reason}`}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
          {actions.map((action) => (
            <DecideButton key={action} action={action} review={review} onOpen={onOpen} />
          ))}
        </Stack>
      </Stack>
    </Paper>
  );
}

function Visibility({ hidden, reported }: { hidden: boolean; reported: boolean }) {
  if (hidden) return <Chip variant="status" size="small" color="error" icon={<HiddenIcon />} label="Hidden" />;
  if (reported) return <Chip variant="status" size="small" color="warning" icon={<ReportedIcon />} label="Reported" />;
  return <Chip variant="status" size="small" color="success" icon={<VisibleIcon />} label="Visible" />;
}
