import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { paths } from '#shared/paths.ts';
import { type ReviewChoice, reviewChoiceFrom, withReviewChoice } from '#shared/reviews/review-choice.ts';
import { ReviewListSkeleton } from '#shared/reviews/ReviewListSkeleton.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useCustomerReviewsQuery } from './api.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewResults } from './ReviewResults.tsx';

const hrefOf = (choice: ReviewChoice) => `${paths.myReviews}?${withReviewChoice(new URLSearchParams(), choice)}`;

/** What customers think of this provider: how many gave how many stars, and a page of what they wrote. */
export function CustomerReviews() {
  const [params] = useSearchParams();
  const { stars, page } = reviewChoiceFrom(params);
  const {
    data: reviews,
    error,
    isFetching,
    refetch,
  } = standing(useCustomerReviewsQuery({ ...(stars && { stars }), page }, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!reviews) return <ReviewListSkeleton />;
  if (reviews.averageRating === null) {
    return <EmptyState title="No reviews yet" text="Customers can review a booking once it is completed." />;
  }
  return (
    <Refreshing active={isFetching}>
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' } }}>
        <RatingSummary
          average={reviews.averageRating}
          reviews={reviews}
          chosen={stars}
          hrefOf={(level) => hrefOf({ stars: level, page: 1 })}
        />
        <ReviewResults reviews={reviews} stars={stars} hrefOf={(next) => hrefOf({ stars, page: 1, ...next })} />
      </Box>
    </Refreshing>
  );
}
