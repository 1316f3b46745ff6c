import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { paths } from '#shared/paths.ts';
import { ReviewListSkeleton } from '#shared/reviews/ReviewListSkeleton.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { counted } from '#ui/format/labels.ts';
import { pageFrom } from '#ui/page/page-from.ts';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { useMyReviewsQuery } from './api.ts';
import { MyReviewCard } from './MyReviewCard.tsx';

const hrefOf = (page: number) => `${paths.myReviews}?page=${page}`;

/** What the customer has said about completed work, newest first. */
export function MyReviews() {
  const [params] = useSearchParams();
  const {
    data: reviews,
    error,
    isFetching,
    refetch,
  } = standing(useMyReviewsQuery({ page: pageFrom(params) }, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!reviews) return <ReviewListSkeleton />;
  if (reviews.total === 0) {
    return (
      <EmptyState
        title="No reviews yet"
        text="Once a booking is completed, you have 90 days to leave a review."
        action={
          <Button href={paths.myBookings} variant="contained">
            My Bookings
          </Button>
        }
      />
    );
  }
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <Typography color="textSecondary">{counted(reviews.total, 'review')}</Typography>
        {reviews.items.length === 0 && <PastTheEnd first={hrefOf(1)} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {reviews.items.map((review) => (
            <MyReviewCard key={review.id} review={review} />
          ))}
        </Box>
        <Pagination label="Pages of reviews" page={reviews.page} pageCount={reviews.pageCount} hrefOf={hrefOf} />
      </Stack>
    </Refreshing>
  );
}
