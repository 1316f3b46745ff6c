import { styled } from '@mui/material/styles';
import { Table } from '#ui/table/Table.ts';

/** A table that keeps its columns on a phone, for rows with short names: half a year is seen at once. */
export const SideBySide = styled(Table)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { fontSize: '.8125rem' },
  [theme.breakpoints.down('md')]: {
    '&': { display: 'table' },
    '& thead': { display: 'table-header-group' },
    '& tbody': { display: 'table-row-group' },
    '& thead tr, & tbody tr': { display: 'table-row' },
    '& thead th, & thead :is(th, td) + th, & thead th:not(:has(button))': {
      display: 'table-cell',
      height: 'auto',
      padding: '0 0 4px',
      fontSize: '.75rem',
      // What is explained is explained by a button below its name.
      whiteSpace: 'normal',
      verticalAlign: 'bottom',
    },
    '& thead :is(th, td) + th': { paddingLeft: 4 },
    '& thead [data-number]': { width: '1%' },
    '& tbody th': { whiteSpace: 'nowrap' },
    '& tbody :is(th, td), & tbody :is(th, td) + :is(th, td)': { padding: '10px 0' },
    '& tbody [data-label]': { display: 'table-cell' },
    '& tbody :is(th, td) + [data-label]': { paddingLeft: 8 },
    '& tbody [data-label]::before': { content: 'none' },
    '& [data-number]': { textAlign: 'right' },
  },
}));
