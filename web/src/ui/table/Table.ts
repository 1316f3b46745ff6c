import { styled } from '@mui/material/styles';

/**
 * Rows of figures. Where there is no room for columns each row is a card, whose cells say the name of their column (`data-label`), and of the head only
 * those stay that are explained.
 */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': { padding: '12px 0', textAlign: 'left', fontWeight: 'inherit' },
  '& :is(th, td) + :is(th, td)': { paddingLeft: 24 },
  '& td > *': { verticalAlign: 'middle' },
  '& thead th': { paddingBlock: 4, height: 40, color: theme.vars.palette.text.secondary, fontSize: '.8125rem', whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: { '& [data-number]': { textAlign: 'right' } },
  [theme.breakpoints.down('md')]: {
    '&, & thead, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
    '& thead th, & thead :is(th, td) + th': { display: 'flex', alignItems: 'center', height: 32, padding: 0 },
    '& thead :is(th, td):not(:has(button))': { display: 'none' },
    '& tbody tr': { paddingBlock: 14 },
    '& tbody :is(th, td), & tbody :is(th, td) + :is(th, td)': { padding: '2px 0' },
    '& tbody td:not([data-label])': { paddingTop: 8 },
    '& tbody [data-label]': { display: 'flex', gap: 16, justifyContent: 'space-between', alignItems: 'center' },
    '& tbody [data-label]::before': { content: 'attr(data-label)', color: theme.vars.palette.text.secondary },
  },
}));
