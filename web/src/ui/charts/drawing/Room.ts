import { styled } from '@mui/material/styles';

/** Where a chart is drawn. */
export const Room = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 6,
  // A finger that moves across reads values; one that moves up or down still scrolls.
  touchAction: 'pan-y',
  '& svg': { display: 'block', fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& .rule': { stroke: theme.vars.palette.divider, strokeDasharray: '2 4' },
  '& .tick, & .mark': { fill: theme.vars.palette.text.secondary },
}));
