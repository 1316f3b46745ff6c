import type { DateRange } from '#shared/date-range/date-range.ts';
import { addDays, noonOf } from '#ui/format/days.ts';

const DAY_MS = 86_400_000;

/** As many days, up to the one before. */
export function daysBefore({ from, to }: DateRange): DateRange {
  const days = (noonOf(to).getTime() - noonOf(from).getTime()) / DAY_MS;
  return { from: addDays(from, -days - 1), to: addDays(from, -1) };
}
