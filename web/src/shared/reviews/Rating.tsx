import { styled, type Theme } from '@mui/material/styles';
import Star from 'virtual:icon/baseline-star';
import { counted } from '#ui/format/labels.ts';

interface Props {
  /** Null while nobody has rated. */
  average: number | null;
  count: number;
}

/** "4.8 (126)" beside a star; "No reviews yet" while there are none. */
export function Rating({ average, count }: Props) {
  if (average === null) return <None>No reviews yet</None>;
  const figure = average.toFixed(1);
  return (
    <Figure role="img" aria-label={`${figure} out of 5, ${counted(count, 'review')}`}>
      <StarMark />
      {`${figure} (${count})`}
    </Figure>
  );
}

/** One star, as of an average. */
export const StarMark = ({ size = 18 }: { size?: number }) => <Mark style={{ width: size, height: size }} />;

/** Yellow alone would be too faint on paper: ink draws its edge. */
export const starLook = (theme: Theme) =>
  ({
    color: theme.vars.palette.tape.main,
    stroke: theme.vars.palette.text.secondary,
    strokeWidth: 1.25,
    paintOrder: 'stroke',
    overflow: 'visible',
  }) as const;

const Mark = styled(Star)(({ theme }) => starLook(theme));
const None = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' }));

const Figure = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}));
