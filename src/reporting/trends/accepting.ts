import type { TrendFiguresDto } from './trends.dto.js';

/** How many bookings waited for so many minutes until their provider accepted them. */
export type Waits = Map<number, number>;

type Accepting = Pick<TrendFiguresDto, 'minutesToAccept' | 'slowMinutesToAccept'>;

/** How long the middle one waited, and the ninth of ten. Of an even number two are in the middle: halfway between them. */
export function acceptingOf(waits: ReadonlyMap<number, number>): Accepting {
  const inOrder = [...waits].sort(([one], [other]) => one - other);
  const count = inOrder.reduce((sum, [, bookings]) => sum + bookings, 0);
  if (count === 0) return { minutesToAccept: null, slowMinutesToAccept: null };
  /** How long the nth waited, from 1. */
  const nth = (place: number): number => {
    let before = 0;
    return inOrder.find(([, bookings]) => (before += bookings) >= place)![0];
  };
  const middle = (nth(Math.ceil(count / 2)) + nth(Math.floor(count / 2) + 1)) / 2;
  return { minutesToAccept: Math.round(middle), slowMinutesToAccept: nth(Math.ceil((9 * count) / 10)) };
}
