/** Whole hours of a day: `{ from: 9, to: 19 }` is 9:00 AM to 7:00 PM. */
export interface Interval {
  from: number;
  to: number;
}

/** Sunday first; a day off has none. */
export type Week = Interval[][];

/** How a day begins that was closed before. */
export const USUAL: Interval = { from: 9, to: 19 };

const MIDNIGHT = 24;
const USUAL_LENGTH = 4;

export const sorted = (day: readonly Interval[]): Interval[] => [...day].sort((a, b) => a.from - b.from);

export const isOverlapping = (day: readonly Interval[]): boolean =>
  sorted(day).some(({ from }, place, all) => place > 0 && from < all[place - 1]!.to);

/** Starts later or earlier. The end moves along when it would come first. */
export const startingAt = ({ from: before, to }: Interval, from: number): Interval => ({
  from,
  to: to > from ? to : Math.min(MIDNIGHT, from + to - before),
});

/** Further hours that are still free on the day: after the last ones, or else before the first. */
export function moreHours(day: readonly Interval[]): Interval | null {
  const all = sorted(day);
  const first = all[0];
  const last = all.at(-1);
  if (!first || !last) return USUAL;
  const from = last.to < MIDNIGHT - 1 ? last.to + 1 : last.to;
  if (from < MIDNIGHT) return { from, to: Math.min(MIDNIGHT, from + USUAL_LENGTH) };
  return first.from > 0 ? { from: Math.max(0, first.from - USUAL_LENGTH), to: first.from } : null;
}
