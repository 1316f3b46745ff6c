import { Invalid } from '../platform/errors.js';
import { addDays, daysFrom } from '../platform/time/calendar.js';

/** Longer than any holiday; who closes for good does so once, not day by day. */
const MOST_DAYS = 92;

/** A day yyyy-MM-dd, or all of them until another, which is included. */
export interface DaysInRow {
  readonly date: string;
  readonly until?: string | undefined;
}

/** @throws Invalid when they end before they begin, or are more than anybody's holiday */
export function daysInRow({ date, until = date }: DaysInRow): string[] {
  if (until < date) throw new Invalid({ until: 'The last day can’t be before the first' });
  if (until > addDays(date, MOST_DAYS - 1)) throw new Invalid({ until: `Choose at most ${MOST_DAYS} days at once` });
  return daysFrom(date, until);
}
