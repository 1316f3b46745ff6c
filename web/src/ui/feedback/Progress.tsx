import { styled } from '@mui/material/styles';

/** How far something is, by the browser's own measure in our colour; without a value, only that it goes on. */
export const Progress = styled('progress')(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: 6,
  accentColor: theme.vars.palette.primary.main,
}));
