import { styled } from '@mui/material/styles';
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
    <Outline>
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
    </Outline>
  );
}

const Outline = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'center',
  textAlign: 'center',
  padding: 48,
  border: '1px dashed',
  borderColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 24%, transparent)`,
  borderRadius: 10,
  [theme.breakpoints.down('md')]: { padding: 32 },
}));
