import { styled } from '@mui/material/styles';
import { gridPaper } from '#ui/page/grid-paper.ts';

/** The ruled sheet of a drawing; a heart stands in its corner. */
export const DrawnHead = styled('div')(({ theme }) => ({
  ...gridPaper,
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  '--paper': theme.vars.palette.background.paper,
  '--tape': theme.vars.palette.tape.main,
  '--ink': theme.vars.palette.tape.ink,
  // Eight pixels from both edges, by margins of its own.
  '& > span': { position: 'absolute', top: 12, right: 16, borderRadius: 10, backgroundColor: 'inherit' },
}));

/** The name of a category, as what it heads belongs to it. */
export const TradeName = styled('span')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '.75rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));
