import { styled } from '@mui/material/styles';
import type { ReviewDto } from '../../api/generated-public.ts';
import { publicDateLabel } from '../dates.ts';
import { Stars } from '../Stars.tsx';

export function Review({ review: { rating, comment, authorName, serviceTitle, postedAt } }: { review: ReviewDto }) {
  return (
    <Entry>
      <div>
        <strong>{authorName}</strong>
        <Stars rating={rating} />
        <time dateTime={postedAt}>{publicDateLabel(postedAt)}</time>
      </div>
      <small>{serviceTitle}</small>
      {comment && <p>{comment}</p>}
    </Entry>
  );
}

const Entry = styled('li')(({ theme }) => ({
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 12, alignItems: 'center' },
  '& strong': { fontWeight: 600 },
  '& time, & small': { fontSize: '.875rem', color: theme.vars.palette.text.secondary },
  '& p': { margin: '6px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' },
}));
