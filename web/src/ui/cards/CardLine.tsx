import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** One line of a card behind its icon: as high empty as full, so that nothing moves when it is filled. */
export function CardLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Line>
      {icon}
      <span>{children}</span>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: '1.5rem',
  lineHeight: '1.5rem',
  minWidth: 0,
  fontSize: '.875rem',
  color: theme.vars.palette.text.secondary,
  '& > svg': { fontSize: 18, flexShrink: 0 },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a': { paddingBlock: 4, color: 'inherit' },
}));
