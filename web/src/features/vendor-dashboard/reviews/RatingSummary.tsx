import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StarMark } from '#shared/reviews/Rating.tsx';
import { StarBars } from '#shared/reviews/StarBars.tsx';
import { Definition } from '#ui/cards/Definition.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { counted } from '#ui/format/labels.ts';
import type { ReviewsOfBusiness } from './api.ts';

interface Props {
  average: number;
  reviews: ReviewsOfBusiness;
  /** Only reviews with so many stars are on show. */
  chosen: number | null;
  hrefOf: (stars: number | null) => string;
}

export function RatingSummary({ average, reviews: { stars, reviewCount }, chosen, hrefOf }: Props) {
  const countOf = (level: number) => stars.find((each) => each.stars === level)?.count ?? 0;
  const counts = { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) };
  return (
    <Panel
      title="Average Rating"
      action={<Definition of="Average Rating">The average of the stars of all reviews of your business.</Definition>}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 2 }}>
        <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {average.toFixed(1)}
        </Typography>
        <StarMark size={32} />
        <Typography color="textSecondary">{counted(reviewCount, 'review')}</Typography>
      </Stack>
      <StarBars stars={counts} chosen={chosen} hrefOf={hrefOf} />
    </Panel>
  );
}
