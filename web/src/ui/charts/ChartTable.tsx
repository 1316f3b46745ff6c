import { styled } from '@mui/material/styles';
import { NOTHING, type Point, type Written } from './chart.ts';

interface Props {
  caption: string;
  /** What a row stands for: "Week", "Reason". */
  of: string;
  /** What is measured. */
  figure: string;
  points: readonly Point[];
  written: Written;
}

/** A chart's values, one below the other. */
export function ChartTable({ caption, of, figure, points, written }: Props) {
  return (
    <Scrolled tabIndex={0} role="region" aria-label={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{figure}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, name, value }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{value === null ? NOTHING : written(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

const Scrolled = styled('div')(({ theme }) => ({
  maxHeight: 220,
  overflowY: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '.875rem', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '4px 8px', textAlign: 'left', fontWeight: 400, borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { position: 'sticky', top: 0, fontWeight: 600, backgroundColor: theme.vars.palette.background.paper },
  '& td, & thead th:last-child': { textAlign: 'right' },
}));
