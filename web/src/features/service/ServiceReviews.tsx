import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../ui/paths.ts';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { ReviewList } from '../../ui/reviews/ReviewList.tsx';
import { ReviewListSkeleton } from '../../ui/reviews/ReviewListSkeleton.tsx';
import { useVendorReviewsQuery } from './api.ts';

/** How many reviews a service's page shows before it leads to the provider's. */
const SHOWN = 5;

/** The provider's reviews, each naming its service. */
export function ServiceReviews({ vendorId }: { vendorId: string }) {
  return (
    <section aria-labelledby="reviews">
      <Typography id="reviews" variant="h2" sx={{ mb: 2 }}>
        Reviews
      </Typography>
      <NewestReviews vendorId={vendorId} />
    </section>
  );
}

function NewestReviews({ vendorId }: { vendorId: string }) {
  const { data: page, error, refetch } = useVendorReviewsQuery({ id: vendorId });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!page) return <ReviewListSkeleton />;
  if (page.total === 0) return <Typography sx={{ color: 'text.secondary' }}>No reviews yet</Typography>;
  return (
    <>
      <ReviewList reviews={page.items.slice(0, SHOWN)} />
      {page.total > SHOWN && (
        <Button href={`${paths.vendor(vendorId)}?tab=reviews`} sx={{ mt: 2, ml: -2.25 }}>
          All {page.total} reviews
        </Button>
      )}
    </>
  );
}
