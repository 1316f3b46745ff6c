import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { Point, Written } from './chart.ts';

interface Props {
  /** What it draws, and by what: "Revenue by month". */
  name: string;
  points: readonly Point[];
  written: Written;
}

const WIDTH = 140;
const HEIGHT = 28;
const EDGE = 4;

/** How a figure has moved, as wide as a word; its values are told to who points at it or comes to it by keyboard. */
export function Sparkline({ name, points, written }: Props) {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  const places = points.map(({ value }, index) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * index) / (points.length - 1);
    return [x, HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value ?? 0)) / most] as const;
  });
  const [x, y] = places.at(-1)!;
  const values = points.map(({ mark, value }) => `${mark} ${written(value ?? 0)}`).join(', ');
  return (
    <Tooltip title={values}>
      <Line width={WIDTH} height={HEIGHT} role="img" aria-label={`${name}: ${values}`} tabIndex={0} data-surface>
        <polyline points={places.map((place) => place.join()).join(' ')} />
        <circle cx={x} cy={y} r={3} />
      </Line>
    </Tooltip>
  );
}

const Line = styled('svg')(({ theme }) => ({
  borderRadius: 4,
  '& polyline': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 2, strokeLinejoin: 'round' },
  '& circle': { fill: theme.vars.palette.primary.main },
}));
