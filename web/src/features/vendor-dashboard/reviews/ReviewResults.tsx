import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ReviewList } from '#shared/reviews/ReviewList.tsx';
import { counted } from '#ui/format/labels.ts';
import { Pagination } from '#ui/page/Pagination.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import type { ReviewsOfBusiness } from './api.ts';
import { RespondButton } from './RespondButton.tsx';

interface Props {
  reviews: ReviewsOfBusiness;
  /** Only those with so many stars. */
  stars: number | null;
  hrefOf: (next: { stars?: null; page?: number }) => string;
}

export function ReviewResults({ reviews: { items, total, page, pageCount }, stars, hrefOf }: Props) {
  const shown = items.map(({ customerName, ...review }) => ({ ...review, authorName: customerName }));
  return (
    <Stack spacing={2}>
      {stars && (
        <Typography role="status">
          {counted(total, 'review')} with {counted(stars, 'star')}. <Link href={hrefOf({ stars: null })}>Show all reviews</Link>
        </Typography>
      )}
      {total > 0 && items.length === 0 && <PastTheEnd first={hrefOf({})} />}
      {shown.length > 0 && (
        <Paper sx={{ p: 2.5 }}>
          <ReviewList reviews={shown} replyTitle="Your reply" actionsOf={(review) => <RespondButton review={review} />} />
        </Paper>
      )}
      <Pagination label="Pages of reviews" page={page} pageCount={pageCount} hrefOf={(number) => hrefOf({ page: number })} />
    </Stack>
  );
}
