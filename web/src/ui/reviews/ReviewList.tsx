import Box from '@mui/material/Box';
import type { ReviewDto } from '../../api/generated.ts';
import { Review } from './Review.tsx';

export function ReviewList({ reviews }: { reviews: readonly ReviewDto[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider', pt: 2.5, mt: 2.5 } }}>
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </Box>
  );
}
