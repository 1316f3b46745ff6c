import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Cards side by side, as many as fit at a readable width. */
export function CardGrid({ children, min = '18rem' }: { children: ReactNode; min?: string }) {
  return <Grid style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }}>{children}</Grid>;
}

/** What is far below the fold is laid out when it comes near: on a slow phone two dozen cards take a quarter of a second. */
const Grid = styled('div')({ display: 'grid', gap: 16, '& > *': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 330px' } });
