import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import { ReviewListSkeleton } from '#shared/reviews/ReviewListSkeleton.tsx';
import { staffPaths } from '#shared/staff-paths.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { ListCount } from '../downloading/ListCount.tsx';
import { type ModeratedReviewPageDto, type ReviewDecision, useReviewsToModerateQuery } from './api.ts';
import { ModeratedReview } from './ModeratedReview.tsx';
import { KIND, NONE, type ReviewState } from './review-state.ts';

const DecideDialog = onDemand(async () => (await import('./DecideDialog.tsx')).DecideDialog);

interface Chosen {
  state: ReviewState;
  page: number;
}

/** One page of reviews. What is asked about one stays when it leaves the list. */
export function ModeratedReviews({ state, page }: Chosen) {
  const [dialog, setDialog] = useState<ReviewDecision | null>(null);
  const query = standing(useReviewsToModerateQuery({ state, page }, { refetchOnMountOrArgChange: true }));
  const focus = useKeptFocus<HTMLDivElement>(dialog ?? query.data);
  const still = query.data?.items.find(({ id }) => id === dialog?.review.id);
  return (
    <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Shown query={query} state={state} onOpen={setDialog} />
      {dialog && <DecideDialog {...dialog} offered={still?.actions.includes(dialog.action) ?? false} onClose={() => setDialog(null)} />}
    </Box>
  );
}

interface ShownProps {
  query: { data?: ModeratedReviewPageDto; error?: unknown; isFetching: boolean; refetch: () => unknown };
  state: ReviewState;
  onOpen: (dialog: ReviewDecision) => void;
}

function Shown({ query: { data: reviews, error, isFetching, refetch }, state, onOpen }: ShownProps) {
  const hrefOf = (number: number) => `${staffPaths.reviews}?state=${state}&page=${number}`;

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!reviews) return <ReviewListSkeleton />;
  if (reviews.total === 0) return <EmptyState {...NONE[state]} />;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <ListCount of={reviews} noun={KIND[state]} />
        {reviews.items.length === 0 && <PastTheEnd first={hrefOf(1)} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {reviews.items.map((review) => (
            <ModeratedReview key={review.id} review={review} onOpen={onOpen} />
          ))}
        </Box>
        <Pagination label="Pages of reviews" page={reviews.page} pageCount={reviews.pageCount} hrefOf={hrefOf} />
      </Stack>
    </Refreshing>
  );
}
