import { styled } from '@mui/material/styles';

/** The browser's own box in our colour: a list has one for each row. */
export const Tick = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 2,
  verticalAlign: 'middle',
  cursor: 'pointer',
  accentColor: theme.vars.palette.primary.main,
}));
