import { styled } from '@mui/material/styles';

/** A sheet of paper with a hairline around it. */
export const Card = styled('div')(({ theme }) => ({
  padding: 20,
  minWidth: 0,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.primary} 14%, transparent)`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
}));
