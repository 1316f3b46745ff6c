import { styled } from '@mui/material/styles';

const ticks = (count: number, ink: string) =>
  `repeating-linear-gradient(to right, ${ink} 0 1px, transparent 1px calc((100% - 1px) / ${count}))`;

/** A tape measure below the slider: a short tick for each $20, a long one for each $100. */
export const PriceTicks = styled('div')(({ theme }) => {
  const { main, ink } = theme.vars!.palette.tape;
  return {
    height: 14,
    marginInline: -10,
    borderInline: `10px solid ${main}`,
    borderRadius: 4,
    backgroundColor: main,
    backgroundImage: `${ticks(5, ink)}, ${ticks(25, ink)}`,
    backgroundSize: '100% 10px, 100% 5px',
    backgroundRepeat: 'no-repeat',
  };
});
