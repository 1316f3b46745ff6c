import { styled } from '@mui/material/styles';

/** A line that stays at the foot of a phone, in place of the bar and as high: what the page is about, and its way on. */
export const FootLine = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  // Without the room for the sign of the phone’s lower edge.
  boxSizing: 'content-box',
  minHeight: 60,
  padding: '0 16px env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
  '@media (max-height: 479.95px)': { display: 'none' },
  '& p': { flex: 1, minWidth: 0, margin: 0 },
  '& strong': { display: 'block' },
  '& small': { fontSize: '.75rem', color: theme.vars.palette.text.secondary },
  '& > :is(a, button)': { flexShrink: 0 },
}));
