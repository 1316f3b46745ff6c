import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Point, Written } from './chart.ts';
import { Track } from './drawing/Track.tsx';

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
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  return (
    <Bars aria-label={name}>
      {points.map(({ key, name: bar, value }) => (
        <li key={key}>
          <span>
            {bar}
            {beside?.(key)}
          </span>
          <b>{written(value ?? 0)}</b>
          <div>
            <Track part={value ?? 0} of={most} />
          </div>
        </li>
      ))}
    </Bars>
  );
}

const Bars = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', gap: '2px 12px', fontSize: '.875rem' },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& div': { gridColumn: '1 / -1' },
});
