import { DRAWN, SHAPES } from 'virtual:drawings';
import { drawingOf } from '#shared/services/drawing-of.ts';

/**
 * The id of the drawing of a job, as the pages show it.
 * @param trades slugs of its category and of those above, the nearest first: the first one that has drawings counts
 */
export function letterDrawing(trades: readonly string[], title: string): string {
  return drawingOf(DRAWN, trades.find((slug) => Object.hasOwn(DRAWN, slug)) ?? '', title);
}

/** The shapes of an SVG picture of 160 × 96, whose floors and walls run on far beyond it; undefined for an id that there is not. */
export const shapesOf = (id: string): string | undefined => (Object.hasOwn(SHAPES, id) ? SHAPES[id] : undefined);
