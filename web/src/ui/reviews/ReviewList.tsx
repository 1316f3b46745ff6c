import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { ReviewDto } from '../../api/generated.ts';
import { Review } from './Review.tsx';

export function ReviewList({ reviews }: { reviews: readonly ReviewDto[] }) {
  return (
    <Stack component="ol" spacing={2.5} divider={<Divider component="li" role="presentation" />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </Stack>
  );
}
