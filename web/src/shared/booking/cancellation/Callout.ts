import { styled } from '@mui/material/styles';

/** What matters most in a dialog, set apart by a tint. */
export const Callout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '12px 16px',
  borderRadius: 10,
  ...(['warning', 'success', 'primary'] as const).reduce(
    (tones, tone) => ({
      ...tones,
      [`&[data-tone="${tone}"]`]: { backgroundColor: theme.vars.palette[tone].light, color: theme.vars.palette[tone].dark },
    }),
    {},
  ),
}));
