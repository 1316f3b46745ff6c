import { styled } from '@mui/material/styles';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { ReviewPageDto } from '#api/generated-public.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { counted } from '#ui/format/labels.ts';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useVendorReviewsQuery } from './api.ts';
import { type ReviewChoice, reviewChoiceFrom, REVIEWS_ID, reviewsQueryOf, withReviewChoice } from './review-choice.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewListSkeleton } from './ReviewListSkeleton.tsx';
import { StarBars } from './StarBars.tsx';

/** A provider's reviews, each naming its service: how many gave how many stars, and a page of them. */
export function Reviews({ vendorId, businessName }: { vendorId: string; businessName: string }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const choice = reviewChoiceFrom(params);
  const { data: page, isFetching, error, refetch } = useVendorReviewsQuery(reviewsQueryOf(vendorId, choice));
  const hrefOf = (next: ReviewChoice) => `${pathname}?${withReviewChoice(params, next)}#${REVIEWS_ID}`;

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!page) return <ReviewListSkeleton />;
  if (page.averageRating === null) return <EmptyState title="No reviews yet" />;
  return (
    <Refreshing active={isFetching}>
      <StarBars stars={page.stars} chosen={choice.stars} hrefOf={(stars) => hrefOf({ stars, page: 1 })} />
      {choice.stars && <OnlySome total={page.total} stars={choice.stars} allHref={hrefOf({ stars: null, page: 1 })} />}
      <Shown page={page} repliedBy={businessName} hrefOf={(number) => hrefOf({ ...choice, page: number })} />
    </Refreshing>
  );
}

function OnlySome({ total, stars, allHref }: { total: number; stars: number; allHref: string }) {
  return (
    <Note role="status">
      {counted(total, 'review')} with {counted(stars, 'star')}. <Link to={allHref}>Show all reviews</Link>
    </Note>
  );
}

interface ShownProps {
  page: ReviewPageDto;
  repliedBy: string;
  hrefOf: (page: number) => string;
}

function Shown({ page, repliedBy, hrefOf }: ShownProps) {
  if (page.total > 0 && page.items.length === 0) {
    return (
      <Note>
        That page is past the end. <Link to={hrefOf(1)}>Go to the first page</Link>
      </Note>
    );
  }
  return (
    <>
      <ReviewList reviews={page.items} repliedBy={repliedBy} />
      <div style={{ marginTop: 32 }}>
        <Pagination label="Pages of reviews" page={page.page} pageCount={page.pageCount} hrefOf={hrefOf} />
      </div>
    </>
  );
}

const Note = styled('p')(({ theme }) => ({ margin: '0 0 20px', '& a': { color: theme.vars.palette.primary.main } }));
