import type { DateRange } from '../date-range/date-range.ts';

const DAY_MS = 86_400_000;
const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** As many days, up to the one before. */
export function daysBefore({ from, to }: DateRange): DateRange {
  const first = noonOf(from);
  return { from: dateOf(2 * first - noonOf(to) - DAY_MS), to: dateOf(first - DAY_MS) };
}
