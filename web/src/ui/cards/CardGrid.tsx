import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FAR_BELOW, farBelow } from './far-below.ts';

/** Cards side by side, as many as fit at a readable width. */
export function CardGrid({ children, min = '18rem' }: { children: ReactNode; min?: string }) {
  return (
    <Grid {...FAR_BELOW} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }}>
      {children}
    </Grid>
  );
}

/** Two dozen cards take a slow phone a quarter of a second. */
const Grid = styled('div')({ display: 'grid', gap: 16, ...farBelow(440) });
