import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  /** What is not known, is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Facts with their names, one below the other. */
export function FactList({ facts }: Props) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '10px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
