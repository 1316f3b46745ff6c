import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What to do about it, in one sentence. */
  text?: string;
  /** The first step, usually a button. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Nothing to show. Say whether there is nothing yet or nothing that matches. */
export function EmptyState({ title, text, action, icon }: Props) {
  return (
    <Paper sx={{ borderStyle: 'dashed', background: 'transparent', p: { xs: 4, md: 6 } }}>
      <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center' }}>
        {icon}
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
            {text}
          </Typography>
        )}
        {action}
      </Stack>
    </Paper>
  );
}
