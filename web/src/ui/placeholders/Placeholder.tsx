import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Holds the place of what is still on its way; `style` gives its size. Without MUI's Skeleton, which public pages have no room for. */
export const Placeholder = styled('span')(({ theme }) => ({
  display: 'block',
  minHeight: '1em',
  borderRadius: 8,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 11%, transparent)`,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
