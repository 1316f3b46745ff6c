import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Definition } from '#ui/cards/Definition.tsx';

interface Props {
  name: string;
  value: ReactNode;
  /** What it is made of. */
  note?: string;
  /** What it counts. */
  definition: string;
}

/** A line of `Figures`. */
export function Figure({ name, value, note, definition }: Props) {
  return (
    <div>
      <dt>
        {name}
        <Definition of={name}>{definition}</Definition>
      </dt>
      <dd>
        <strong>{value}</strong>
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}

export const Figures = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16, paddingBlock: 8 },
  '& > div + div': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '& dt': { display: 'flex', alignItems: 'center', gap: 4 },
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& strong': { ...theme.typography.h3, display: 'block' },
  '& span': { color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
}));
