import { styled } from '@mui/material/styles';

/** A page's content in the middle of the screen, as wide as MUI's Container makes it. */
export const Column = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: theme.breakpoints.values.lg,
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}));
