import { addDays, daysBetween, daysFrom, weekdayOf } from '../../platform/time/calendar.js';
import { monthsOf, type Period } from '../report/period.js';

/** What one point of a chart stands for. */
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

/** As many points as can be told apart on a phone. */
const MOST_DAYS = 45;
const MOST_WEEKS = 30;
const MONDAY = 1;

/** How a period is divided: by days while there are few of them, then by weeks, then by months. */
export function stepOf({ from, to }: Pick<Period, 'from' | 'to'>): Step {
  const days = daysBetween(from, to) + 1;
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS * 7 ? 'week' : 'month';
}

/** The first day of each step, in order. Weeks begin on Monday; the first and the last step count only what lies within the period. */
export function beginningsOf(period: Period): readonly string[] {
  const { from, to } = period;
  const step = stepOf(period);
  if (step === 'day') return daysFrom(from, to);
  if (step === 'month')
    return [
      from,
      ...monthsOf(period)
        .slice(1)
        .map((month) => `${month}-01`),
    ];
  const beginnings = [from];
  for (let monday = addDays(from, ((MONDAY - weekdayOf(from) + 6) % 7) + 1); monday <= to; monday = addDays(monday, 7))
    beginnings.push(monday);
  return beginnings;
}
