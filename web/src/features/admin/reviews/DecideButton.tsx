import Button from '@mui/material/Button';
import type { ReviewDecision } from './api.ts';
import { wordsOf } from './decision-words.ts';

export function DecideButton({ action, review, onOpen }: ReviewDecision & { onOpen: (dialog: ReviewDecision) => void }) {
  const { label } = wordsOf(action, review.hidden);
  return (
    <Button
      variant="outlined"
      color={action === 'hide' ? 'error' : 'primary'}
      size="small"
      aria-label={`${label}: review by ${review.authorName}`}
      onClick={() => onOpen({ review, action })}
    >
      {label}
    </Button>
  );
}
