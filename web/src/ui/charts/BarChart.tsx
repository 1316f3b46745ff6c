import { styled } from '@mui/material/styles';
import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import type { Point, Written } from './chart.ts';

interface Props {
  /** What it draws: "Cancellations by cause". */
  name: string;
  points: readonly Point[];
  written: Written;
  /** Stands behind the name of each: what it counts. */
  beside?: (key: string) => ReactNode;
}

/** A bar for each, the longest as long as there is room, with its value beside it: it needs no axis. */
export function BarChart({ name, points, written, beside }: Props) {
  const length = scaleLinear<number>({ domain: [0, Math.max(1, ...points.map(({ value }) => value ?? 0))], range: [0, 100] });
  return (
    <Bars aria-label={name}>
      {points.map(({ key, name: bar, value }) => (
        <li key={key}>
          <span>
            {bar}
            {beside?.(key)}
          </span>
          <b>{written(value ?? 0)}</b>
          <i aria-hidden data-surface>
            <span style={{ width: `${length(value ?? 0)}%` }} />
          </i>
        </li>
      ))}
    </Bars>
  );
}

const Bars = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', gap: '2px 12px', fontSize: '.875rem' },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& i': { gridColumn: '1 / -1', borderRadius: 3, backgroundColor: theme.vars.palette.divider },
  '& i > span': { display: 'block', height: 8, borderRadius: 3, backgroundColor: theme.vars.palette.primary.main },
}));
