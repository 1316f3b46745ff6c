import { StarMark } from './Rating.tsx';

const FIVE = [1, 2, 3, 4, 5];

/** The stars of one review. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5`} style={{ display: 'inline-flex', gap: 2 }}>
      {FIVE.map((star) => (
        <StarMark key={star} filled={star <= rating} />
      ))}
    </span>
  );
}
