import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ReviewDto } from '#api/generated-public.ts';
import { Review } from './Review.tsx';

interface Props {
  reviews: readonly ReviewDto[];
  replyTitle?: string;
  repliedBy?: string;
  /** What may be done about one of them. */
  actionsOf?: (review: ReviewDto) => ReactNode;
}

export function ReviewList({ reviews, replyTitle, repliedBy, actionsOf }: Props) {
  return (
    <List>
      {reviews.map((review) => (
        <Review key={review.id} review={review} replyTitle={replyTitle} repliedBy={repliedBy}>
          {actionsOf?.(review)}
        </Review>
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
