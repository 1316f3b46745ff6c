import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReviewDto } from '../../api/generated.ts';
import { dateLabel } from '../dates.ts';
import { Stars } from '../Stars.tsx';

export function Review({ review: { rating, comment, authorName, serviceTitle, postedAt } }: { review: ReviewDto }) {
  return (
    <Box component="li">
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{authorName}</Typography>
        <Stars rating={rating} />
        <Typography variant="body2" component="time" dateTime={postedAt} sx={{ color: 'text.secondary' }}>
          {dateLabel(postedAt)}
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {serviceTitle}
      </Typography>
      {comment && <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment}</Typography>}
    </Box>
  );
}
