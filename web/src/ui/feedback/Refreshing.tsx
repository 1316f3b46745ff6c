import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Keeps old content in sight, dimmed, while the new is on its way. */
export function Refreshing({ active, children }: { active: boolean; children: ReactNode }) {
  return (
    <Box aria-busy={active} sx={{ opacity: active ? 0.5 : 1, transition: 'opacity 150ms' }}>
      {children}
    </Box>
  );
}
