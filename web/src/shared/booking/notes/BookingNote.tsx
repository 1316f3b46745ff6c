import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  /** Whether the reader has to do something, or is told something. */
  tone: 'warning' | 'primary';
  icon: ReactNode;
  children: ReactNode;
  /** What the reader can do about it. */
  actions?: ReactNode;
}

/** Something about one booking that waits for somebody. */
export function BookingNote({ tone, icon, children, actions }: Props) {
  return (
    <Frame data-tone={tone} role="note">
      {icon}
      <div>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  padding: '12px 14px',
  borderRadius: 10,
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
  '& > svg': { fontSize: 20, marginBlockStart: 1 },
  '& p': { margin: 0, maxWidth: '68ch' },
  '& p + p': { marginTop: 4 },
  '&[data-tone="warning"]': { backgroundColor: theme.vars.palette.warning.light, color: theme.vars.palette.warning.dark },
  '&[data-tone="primary"]': { backgroundColor: theme.vars.palette.primary.light, color: theme.vars.palette.primary.dark },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });
