import { styled } from '@mui/material/styles';
import Star from 'virtual:icon/baseline-star';
import { starLook } from './Rating.tsx';

const FIVE = [1, 2, 3, 4, 5];

/** The stars of one review. A page has fifty of them, so their look is the row's. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={`${rating} out of 5`}>
      {FIVE.map((star) => (
        <Star key={star} data-given={star <= rating} />
      ))}
    </Row>
  );
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 2,
  '& svg': { ...starLook(theme), fontSize: 18 },
  '& [data-given="false"]': { color: 'transparent' },
}));
