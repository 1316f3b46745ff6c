import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Definition } from '#ui/cards/Definition.tsx';

interface Props {
  /** By which what is drawn is named. */
  id: string;
  title: string;
  definition: string;
  /** Beside it: what can be done with the chart. */
  children?: ReactNode;
}

/** What a chart draws, and what that means. */
export function ChartTitle({ id, title, definition, children }: Props) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography id={id} variant="body2" component="h3" color="textSecondary">
        {title}
      </Typography>
      <Definition of={title}>{definition}</Definition>
      {children}
    </Stack>
  );
}
