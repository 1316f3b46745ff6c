import { styled } from '@mui/material/styles';
import { DRAWN, SPRITE } from 'virtual:drawings';
import { drawingOf } from './drawing-of.ts';

interface Props {
  /** A category's slug. */
  trade: string;
  /** Of a job of this trade, which may have a drawing of its own. */
  title?: string;
}

/** A trade as an architect would draw it, as wide as its place. All drawings are in one file, which takes the colors of where it is shown. */
export function Drawing({ trade, title }: Props) {
  return (
    <Lines aria-hidden viewBox="0 0 160 96">
      <use href={`${SPRITE}#${drawingOf(DRAWN, trade, title)}`} />
    </Lines>
  );
}

const Lines = styled('svg')({
  display: 'block',
  width: '100%',
  height: 96,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
