import Box from '@mui/material/Box';
import { StarMark } from './Rating.tsx';

const FIVE = [1, 2, 3, 4, 5];

/** The stars of one review. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Box component="span" role="img" aria-label={`${rating} out of 5`} sx={{ display: 'inline-flex', gap: 0.25 }}>
      {FIVE.map((star) => (
        <StarMark key={star} filled={star <= rating} />
      ))}
    </Box>
  );
}
