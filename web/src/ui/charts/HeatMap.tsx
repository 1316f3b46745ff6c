import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Line, Written } from './chart.ts';
import { ChartTitle } from './ChartTitle.tsx';

interface Props {
  title: string;
  definition: string;
  rows: readonly Line[];
  columns: readonly Line[];
  /** `null` where there is nothing to measure: the field stays empty. */
  valueOf: (row: number, column: number) => number | null;
  written: Written;
  /** Below the value: what it is made of. */
  below?: (row: number, column: number) => ReactNode;
  /** From which value on a field is as strong as it can be; the largest where it is left out. */
  most?: number;
  /** Where columns are many they have a width, and are scrolled on beside the names of the rows. */
  wide?: boolean;
}

/** The strongest is as strong as its words stay readable on it. */
const STRONGEST = 50;

/** A table whose fields are the stronger, the more there is: it is read with and without colours. */
export function HeatMap({ title, definition, rows, columns, valueOf, written, below, most: strongest, wide = false }: Props) {
  const id = useId();
  const most = strongest ?? Math.max(1, ...rows.flatMap((row) => columns.map((column) => valueOf(row.key, column.key) ?? 0)));
  const fields = (
    <Fields aria-labelledby={id} data-wide={wide || undefined}>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, name, mark }) => (
            <th key={key} scope="col" abbr={name}>
              {mark}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" abbr={row.name}>
              {row.mark}
              {row.note && <small>{row.note}</small>}
            </th>
            {columns.map((column) => {
              const value = valueOf(row.key, column.key);
              if (value === null) return <td key={column.key} />;
              return (
                <td key={column.key} data-surface data-none={value === 0 || undefined} style={strengthOf(Math.min(1, value / most))}>
                  {written(value)}
                  {below && <small>{below(row.key, column.key)}</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Fields>
  );
  return (
    <section aria-labelledby={id}>
      <ChartTitle {...{ id, title, definition }} />
      {wide ? (
        <Scrolled tabIndex={0} role="group" aria-labelledby={id}>
          {fields}
        </Scrolled>
      ) : (
        fields
      )}
    </section>
  );
}

const strengthOf = (share: number) => ({ '--strength': `${Math.round(share * STRONGEST)}%` }) as CSSProperties;

const Scrolled = styled('div')({ overflowX: 'auto', borderRadius: 6 });

const Fields = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 8,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: 0, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& thead td, & tbody th': { width: '3.25rem', textAlign: 'right', paddingRight: 6, whiteSpace: 'nowrap' },
  '& tbody td': {
    height: 24,
    padding: 0,
    borderRadius: 4,
    textAlign: 'center',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} var(--strength, 0%), transparent)`,
  },
  '& [data-none]': { color: theme.vars.palette.text.secondary },
  '& small': { display: 'block', fontSize: '.75rem', lineHeight: 1.1 },
  '&[data-wide]': {
    width: 'max-content',
    '& thead th': { width: '3rem' },
    '& tbody td': { height: 36, lineHeight: 1.2 },
    // Whose fields they are stays in sight.
    '& thead td, & tbody th': { width: '6.75rem', position: 'sticky', left: 0, backgroundColor: theme.vars.palette.background.paper },
  },
}));
