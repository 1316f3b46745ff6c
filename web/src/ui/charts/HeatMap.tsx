import { styled } from '@mui/material/styles';
import { type CSSProperties, useId } from 'react';
import type { Line, Written } from './chart.ts';
import { ChartTitle } from './ChartTitle.tsx';

interface Props {
  title: string;
  definition: string;
  rows: readonly Line[];
  columns: readonly Line[];
  valueOf: (row: number, column: number) => number;
  written: Written;
}

/** The strongest is as strong as its words stay readable on it. */
const STRONGEST = 50;

/** A table whose fields are the stronger, the more there is: it is read with and without colours. */
export function HeatMap({ title, definition, rows, columns, valueOf, written }: Props) {
  const id = useId();
  const most = Math.max(1, ...rows.flatMap((row) => columns.map((column) => valueOf(row.key, column.key))));
  return (
    <section aria-labelledby={id}>
      <ChartTitle {...{ id, title, definition }} />
      <Fields aria-labelledby={id}>
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
              </th>
              {columns.map((column) => {
                const value = valueOf(row.key, column.key);
                return (
                  <td key={column.key} data-surface data-none={value === 0 || undefined} style={strengthOf(value / most)}>
                    {written(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Fields>
    </section>
  );
}

const strengthOf = (share: number) => ({ '--strength': `${Math.round(share * STRONGEST)}%` }) as CSSProperties;

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
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} var(--strength), transparent)`,
  },
  '& [data-none]': { color: theme.vars.palette.text.secondary },
}));
