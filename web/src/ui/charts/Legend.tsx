import { styled } from '@mui/material/styles';
import { Definition } from '#ui/cards/Definition.tsx';
import type { Series } from './chart.ts';

interface Props {
  /** Of what the values are: "June 2026". */
  of: string;
  series: readonly Series[];
  /** One for each. */
  values: readonly string[];
}

/** What is drawn, how each is drawn, and how much it is. */
export function Legend({ of, series, values }: Props) {
  return (
    <>
      <Of>{of}</Of>
      <Entries>
        {series.map(({ name, definition, look }, index) => (
          <div key={name}>
            <dt>
              {series.length > 1 && <Swatch data-surface data-look={look} aria-hidden />}
              {name}
              <Definition of={name}>{definition}</Definition>
            </dt>
            <dd>{values[index]}</dd>
          </div>
        ))}
      </Entries>
    </>
  );
}

const Of = styled('p')(({ theme }) => ({ margin: 0, fontSize: '.875rem', color: theme.vars.palette.text.secondary }));

const Entries = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '0 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), max-content))',
  margin: '0 0 8px',
  // On a phone a name and its value are a line.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  },
  '& dt': { display: 'flex', alignItems: 'center', minHeight: 30, fontSize: '.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.1875rem', lineHeight: 1.2, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}));

const Swatch = styled('span')(({ theme: { vars } }) => ({
  flexShrink: 0,
  width: 14,
  height: 14,
  marginRight: 6,
  borderRadius: 3,
  border: `1.5px solid ${vars.palette.primary.main}`,
  '&[data-look="full"]': { backgroundColor: vars.palette.primary.main },
  '&[data-look="hatched"]': {
    backgroundImage: `repeating-linear-gradient(135deg, ${vars.palette.primary.main} 0 1.5px, transparent 1.5px 4.5px)`,
  },
}));
