import { styled } from '@mui/material/styles';

/** A tape measure below the slider: a short tick for each $20, a long one for each $100. */
export const PriceTicks = styled('div')(({ theme }) => {
  const ink = theme.vars!.palette.text.secondary;
  const ticks = (every: string) => `repeating-linear-gradient(to right, ${ink} 0 1px, transparent 1px calc((100% - 1px) / ${every}))`;
  return {
    height: 10,
    backgroundImage: `${ticks('5')}, ${ticks('25')}`,
    backgroundSize: '100% 10px, 100% 5px',
    backgroundRepeat: 'no-repeat',
  };
});
