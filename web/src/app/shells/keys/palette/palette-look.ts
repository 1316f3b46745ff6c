import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { keycap } from '#ui/keys/keycap.ts';
import { optionParts } from '#ui/menus/option-parts.ts';

/** Near the top: the list below it may grow and shrink, and the field stays. */
export const PAPER: SxProps<Theme> = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    m: { xs: '16px', md: '10vh 32px 32px' },
    width: { xs: 'calc(100% - 32px)' },
    maxHeight: { xs: 'calc(100dvh - 32px)', md: '70vh' },
  },
};

export const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexShrink: 0,
  paddingInline: 20,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 60,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.0625rem',
    // What has the focus is the dialog's only field, and the list shows where one is.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  '&:focus-within': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}` },
}));

export const List = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: 8,
  '& .title': { padding: '10px 12px 4px', fontSize: '.75rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '4px 12px',
    borderRadius: 8,
    color: 'inherit',
    textDecoration: 'none',
    lineHeight: 1.25,
    cursor: 'pointer',
  },
  '& [role="option"][aria-selected="true"]': {
    backgroundColor: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& .icon': { display: 'grid', placeItems: 'center', width: 24, flexShrink: 0, '& > svg': { fontSize: 20 } },
  ...optionParts(theme),
}));

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  flexShrink: 0,
  minHeight: 40,
  padding: '6px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& kbd': keycap(theme),
  '& kbd:not(:first-of-type, :nth-of-type(2))': { marginInlineStart: 12 },
  '& .hints': { marginInlineStart: 'auto', [theme.breakpoints.down('md')]: { display: 'none' } },
}));
