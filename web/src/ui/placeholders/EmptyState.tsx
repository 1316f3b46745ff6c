import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Muted, SmallTitle } from '#ui/page/text.ts';

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
      <SmallTitle as="h2" style={{ margin: 0 }}>
        {title}
      </SmallTitle>
      {text && <Muted style={{ maxWidth: '46ch' }}>{text}</Muted>}
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
