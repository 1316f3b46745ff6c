import { styled } from '@mui/material/styles';

/** Running text, at a width that eyes can follow. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  '& section + section': { marginTop: 44 },
  '& h2': { ...theme.typography.h2, fontSize: 'clamp(1.375rem, 1.2rem + .7vw, 1.75rem)', margin: '0 0 12px' },
  '& h3': { ...theme.typography.h3, margin: '28px 0 8px' },
  '& p, & ul, & ol, & dl, & table': { margin: '0 0 14px' },
  '& > :last-child, & section > :last-child': { marginBottom: 0 },
  '& ul, & ol': { paddingInlineStart: '1.3em' },
  '& li + li': { marginTop: 6 },
  '& li::marker': { color: theme.vars.palette.primary.main, fontWeight: 700 },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  '& a:hover': { textDecorationThickness: 2 },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '1rem' },
  '& caption': { textAlign: 'start', color: theme.vars.palette.text.secondary, fontSize: '.9375rem', paddingBottom: 6 },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '10px 16px 10px 0',
    borderBottom: `1px dashed ${theme.vars.palette.divider}`,
  },
  '& thead th': { borderBottom: `2px solid ${theme.vars.palette.text.primary}` },
  '& tbody th': { fontWeight: 400, width: '58%' },
  '& tbody td': { fontWeight: 600 },
}));

/** Terms beside what they mean; below each other where there is no room. */
export const Facts = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    padding: '10px 0',
    borderBottom: `1px dashed ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
}));
