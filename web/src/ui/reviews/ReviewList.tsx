import { styled } from '@mui/material/styles';
import type { ReviewDto } from '../../api/generated-public.ts';
import { Review } from './Review.tsx';

export function ReviewList({ reviews }: { reviews: readonly ReviewDto[] }) {
  return (
    <List>
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: 20, marginTop: 20 },
}));
