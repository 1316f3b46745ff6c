import Stack from '@mui/material/Stack';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { CustomerReviews } from './CustomerReviews.tsx';

/** /dashboard/my-reviews of a vendor */
export function CustomerReviewsPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="Customer Reviews" />
      <CustomerReviews />
    </Stack>
  );
}
