import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import Down from 'virtual:icon/baseline-arrow-downward';
import Up from 'virtual:icon/baseline-arrow-upward';
import { type Choice, type Chosen, withRow } from '../../bulk/choice.ts';
import type { ManagedServiceDto, Opened } from '../api.ts';
import { type Column, type FoundServices, hrefOf, sortedBy } from '../found-services.ts';
import { NARROW, ROOMY } from './room.ts';
import { ServiceLine } from './ServiceLine.tsx';

interface Props {
  services: readonly ManagedServiceDto[];
  found: FoundServices;
  chosen: Chosen<ManagedServiceDto>;
  onChoose: (choice: Choice) => void;
  onOpen: (opened: Opened) => void;
}

const HEADS: readonly { column: Column; label: string }[] = [
  { column: 'title', label: 'Service' },
  { column: 'vendor', label: 'Vendor' },
  { column: 'category', label: 'Category' },
  { column: 'price', label: 'Price' },
  { column: 'status', label: 'Status' },
];

const SAID = { asc: 'ascending', desc: 'descending' } as const;

/** A table where there is room for one. Elsewhere each row is a card; roles keep it a table for whoever has it read out. */
export function ServiceTable({ services, found, chosen, onChoose, onOpen }: Props) {
  return (
    <Table role="table" aria-label="Services">
      <thead role="rowgroup">
        <tr role="row">
          {HEADS.map(({ column, label }) => (
            <th key={column} role="columnheader" scope="col" aria-sort={found.sort === column ? SAID[found.direction] : undefined}>
              <Link to={hrefOf(sortedBy(found, column))} preventScrollReset>
                {label}
                {found.sort === column && (found.direction === 'asc' ? <Up aria-hidden /> : <Down aria-hidden />)}
              </Link>
            </th>
          ))}
          <th role="columnheader" scope="col">
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {services.map((service) => (
          <ServiceLine
            key={service.id}
            service={service}
            found={found}
            chosen={chosen.rows.includes(service)}
            onChoose={(on) => onChoose(withRow(hrefOf(found), chosen, { id: service.id, on }))}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme }) => {
  const line = `1px solid ${theme.vars.palette.divider}`;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '.875rem',
    '& th': { textAlign: 'left', fontWeight: 600 },
    '& small': { display: 'block', fontSize: '.8125rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
    '& td, & tbody th': { overflowWrap: 'anywhere' },
    '& tbody a': { color: 'inherit', textDecorationColor: theme.vars.palette.outline.main },
    '& .price': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .actions': { whiteSpace: 'nowrap' },
    '& .service input': { float: 'left', marginLeft: -32 },
    [ROOMY]: {
      backgroundColor: theme.vars.palette.background.paper,
      border: line,
      borderRadius: 10,
      '& th, & td': { padding: '10px 12px', verticalAlign: 'middle' },
      '& tbody .service': { paddingLeft: 44 },
      '& tbody tr > *': { borderTop: line },
      '& thead a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        minHeight: 24,
        color: theme.vars.palette.text.secondary,
        textDecoration: 'none',
        '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
      },
      '& thead th': { color: theme.vars.palette.text.secondary },
      '& thead svg': { width: 16, height: 16 },
      '& .service': { width: '34%' },
      '& .actions': { width: 1 },
    },
    [NARROW]: {
      display: 'block',
      // What it sorts by is chosen above the list.
      '& thead': { display: 'none' },
      '& tbody': { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '6px 12px',
        padding: 16,
        border: line,
        borderRadius: 10,
        backgroundColor: theme.vars.palette.background.paper,
      },
      '& .service': { gridColumn: '1 / -1' },
      '& tbody .service': { paddingLeft: 32 },
      '& .vendor': { gridColumn: '1 / -1' },
      '& .price, & .actions': { textAlign: 'right' },
      '& .status, & .actions': { alignSelf: 'end' },
    },
  };
});
