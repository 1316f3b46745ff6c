import Stack from '@mui/material/Stack';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { MyReviews } from './MyReviews.tsx';

/** /dashboard/my-reviews of a customer */
export function MyReviewsPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="My Reviews" />
      <MyReviews />
    </Stack>
  );
}
