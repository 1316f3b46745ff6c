import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useSyncExternalStore } from 'react';
import { announced, onAnnounced } from './announcer.ts';

/** The live region that `announce` speaks through. */
export function Announcer() {
  const text = useSyncExternalStore(onAnnounced, announced, () => '');
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {text}
    </Box>
  );
}
