import { addDays } from '../../platform/time/calendar.js';
import { plusDays, plusHours } from '../../platform/time/durations.js';

const DAYS_BACK = 30;

/** What began before is left out. What was called off since stays in, so that each calendar program hears of it. */
export const shownSince = (now: string): string => plusDays(now, -DAYS_BACK);

/** Reading is noted once an hour at most, so that programs that ask often do not write as often. */
export const isToBeNoted = (readAt: string | null, now: string): boolean => readAt === null || plusHours(readAt, 1) <= now;

/** Days in a row, both yyyy-MM-dd and both included. */
export interface DaysOff {
  readonly from: string;
  readonly to: string;
}

/**
 * Days in a row as one.
 * @param days in their order
 */
export function inRows(days: readonly string[]): DaysOff[] {
  const rows: DaysOff[] = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last && addDays(last.to, 1) === day) rows[rows.length - 1] = { from: last.from, to: day };
    else rows.push({ from: day, to: day });
  }
  return rows;
}
