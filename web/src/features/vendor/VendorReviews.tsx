import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { ReviewList } from '../../ui/reviews/ReviewList.tsx';
import { ReviewListSkeleton } from '../../ui/reviews/ReviewListSkeleton.tsx';
import { StarBars } from '../../ui/reviews/StarBars.tsx';
import { useVendorReviewsQuery } from './api.ts';

export function VendorReviews({ vendorId }: { vendorId: string }) {
  const [number, setNumber] = useState(1);
  const { data: page, isFetching, error, refetch } = useVendorReviewsQuery({ id: vendorId, page: number });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!page) return <ReviewListSkeleton />;
  if (page.total === 0) return <EmptyState title="No reviews yet" />;
  return (
    <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.5 : 1, transition: 'opacity 150ms' }}>
      <Box sx={{ maxWidth: '26rem', mb: 4 }}>
        <StarBars stars={page.stars} />
      </Box>
      <ReviewList reviews={page.items} />
      {page.pageCount > 1 && (
        <Pagination
          aria-label="Pages of reviews"
          page={page.page}
          count={page.pageCount}
          onChange={(_event, next) => setNumber(next)}
          sx={{ mt: 4, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Box>
  );
}
