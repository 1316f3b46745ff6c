import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Definition } from '#ui/cards/Definition.tsx';

/** Figures below each other, each behind its name. */
export function FigureList({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, '& > div + div': { borderTop: '1px dashed', borderColor: 'divider' } }}>
      {children}
    </Box>
  );
}

interface FigureProps {
  label: string;
  definition: string;
  children: ReactNode;
  /** What draws the figure, below it. */
  bar?: ReactNode;
}

export function Figure({ label, definition, children, bar }: FigureProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box component="dt" sx={{ display: 'flex', alignItems: 'center', minHeight: 32, color: 'text.secondary' }}>
        {label}
        <Definition of={label}>{definition}</Definition>
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
      {bar && (
        <Box component="dd" aria-hidden sx={{ m: 0, flexBasis: '100%' }}>
          {bar}
        </Box>
      )}
    </Box>
  );
}
