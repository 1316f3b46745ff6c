import Button from '@mui/material/Button';
import type { AskedReview } from './api.ts';
import { wordsOf } from './decision-words.ts';

export function DecideButton({ action, review, onAsk }: AskedReview & { onAsk: (asked: AskedReview) => void }) {
  const { label } = wordsOf(action, review.hidden);
  return (
    <Button
      variant="outlined"
      color={action === 'hide' ? 'error' : 'primary'}
      size="small"
      aria-label={`${label}: review by ${review.authorName}`}
      onClick={() => onAsk({ review, action })}
    >
      {label}
    </Button>
  );
}
