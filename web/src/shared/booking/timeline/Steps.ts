import { styled } from '@mui/material/styles';

/** Steps along a line with a tick for each, as a drawing is dimensioned. */
export const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: '2px 0 2px 24px',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { position: 'relative', display: 'grid', gap: 2 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -24,
    top: 10,
    width: 14,
    borderTop: `2px solid ${theme.vars.palette.primary.main}`,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: -18,
    top: 10,
    height: 'calc(100% + 20px)',
    borderLeft: `1px solid ${theme.vars.palette.outline.main}`,
  },
  '& p': { margin: 0 },
  '& strong': { fontWeight: 600 },
  '& time, & small': { fontSize: '.8125rem', color: theme.vars.palette.text.secondary },
  '& time': { fontVariantNumeric: 'tabular-nums' },
  '& blockquote': {
    margin: '4px 0',
    padding: '2px 12px',
    borderLeft: `3px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'pre-line',
    fontSize: '.9375rem',
  },
}));
