import { Invalid } from '../../platform/errors.js';
import { addDays, addMonths, daysBetween, monthOf, nextMonth } from '../../platform/time/calendar.js';
import { startOfDay, todayIn } from '../../platform/time/wall-clock.js';

const MONTHS = 6;
const MOST_YEARS = 5;

/** Days of the calendar, the first and the last included, as the clocks of a zone show them. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/**
 * What was asked for; the last six months, the present one included, where nothing was.
 * @throws Invalid when it ends before it begins, or is longer than five years
 */
export function periodOf({ from, to }: { from?: string; to?: string }, timeZone: string, now: string): Period {
  const last = to ?? todayIn(timeZone, now);
  const first = from ?? `${addMonths(monthOf(last), 1 - MONTHS)}-01`;
  if (last < first) throw new Invalid({ to: 'The last day must not be before the first' });
  if (daysBetween(first, last) > MOST_YEARS * 366) throw new Invalid({ from: `Choose at most ${MOST_YEARS} years` });
  return { from: first, to: last, timeZone };
}

/** The equally long time before. */
export function before({ from, to, timeZone }: Period): Period {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1), timeZone };
}

/** The instants between which a period lies: from the first on, before the second. */
export const instantsOf = ({ from, to, timeZone }: Period): readonly [start: string, end: string] => [
  startOfDay(from, timeZone),
  startOfDay(addDays(to, 1), timeZone),
];

/** The months that a period touches, `yyyy-MM`, in order. */
export function monthsOf({ from, to }: Period): readonly string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month)) months.push(month);
  return months;
}
