import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A short fact behind its icon. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'body2',
        color: 'text.secondary',
        '& svg': { fontSize: 18 },
      }}
    >
      {icon}
      <span>{children}</span>
    </Box>
  );
}
