import type { Theme } from '@mui/material/styles';

/** How a key is drawn. */
export const keycap = (theme: Theme) => ({
  display: 'inline-block',
  minWidth: 24,
  boxSizing: 'border-box' as const,
  padding: '1px 6px',
  border: `1px solid ${theme.vars.palette.outline.main}`,
  borderBottomWidth: 2,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  fontFamily: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center' as const,
});
