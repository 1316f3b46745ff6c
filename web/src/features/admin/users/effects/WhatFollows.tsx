import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '#ui/format/labels.ts';

/** All that follows from what is asked, a sentence each. */
export function WhatFollows({ sentences }: { sentences: readonly (string | false | null | undefined)[] }) {
  return (
    <Box component="ul" aria-label="What happens" sx={{ m: 0, p: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {sentences.filter(Boolean).map((sentence) => (
        <Typography key={String(sentence)} component="li" sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
    </Box>
  );
}

export const sessionsEnd = (sessions: number): string | false =>
  sessions > 0 && `${counted(sessions, 'open session')} ${sessions === 1 ? 'ends' : 'end'} at once.`;
