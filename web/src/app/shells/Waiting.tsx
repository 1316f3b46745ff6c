import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { rotate: '1turn' } });

/** A ring that turns, without MUI's, which every page would carry. */
const Ring = styled('div')(({ theme }) => ({
  width: 40,
  height: 40,
  margin: '24dvh auto',
  border: `4px solid ${theme.vars.palette.divider}`,
  borderTopColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
}));

export const Waiting = () => <Ring role="progressbar" aria-label="Loading" />;
