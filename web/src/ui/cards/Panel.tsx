import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Beside the title, usually the way to the whole list. */
  action?: ReactNode;
  /** Has the whole width where others stand beside each other. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of a dashboard. */
export function Panel({ title, action, wide = false, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} data-wide={wide || undefined} sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', minHeight: 36, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  );
}
