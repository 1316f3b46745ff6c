import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A fact behind its icon, which stands at its first line. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'flex-start',
        gap: 0.75,
        typography: 'body2',
        color: 'text.secondary',
        '& svg': { fontSize: 18, mt: '1px' },
      }}
    >
      {icon}
      <span>{children}</span>
    </Box>
  );
}
