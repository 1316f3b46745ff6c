import Star from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from './labels.ts';

interface Props {
  /** Null while nobody has rated. */
  average: number | null;
  count: number;
}

/** "4.8 (126)" beside a star; "No reviews yet" while there are none. */
export function Rating({ average, count }: Props) {
  if (average === null) {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        No reviews yet
      </Typography>
    );
  }
  const figure = average.toFixed(1);
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${figure} out of 5, ${counted(count, 'review')}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <StarMark />
      {`${figure} (${count})`}
    </Box>
  );
}

/** Yellow alone would be too faint on paper: ink draws its edge. */
export function StarMark({ filled = true, size = 18 }: { filled?: boolean; size?: number }) {
  return (
    <Star
      aria-hidden
      sx={{
        fontSize: size,
        color: filled ? 'tape.main' : 'transparent',
        stroke: 'var(--hs-palette-text-secondary)',
        strokeWidth: 1.25,
        paintOrder: 'stroke',
        overflow: 'visible',
      }}
    />
  );
}
