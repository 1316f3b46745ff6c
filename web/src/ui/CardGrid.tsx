import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards side by side, as many as fit at a readable width. */
export function CardGrid({ children, min = '18rem' }: { children: ReactNode; min?: string }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }}>{children}</Box>;
}
