import { noonOf } from '#ui/format/days.ts';

const inUtc = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...shape, timeZone: 'UTC' });
const weekday = inUtc({ weekday: 'short' });
const whole = inUtc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const range = inUtc({ month: 'long', day: 'numeric', year: 'numeric' });

/** '2026-11-24' → 'Tue' */
export const weekdayLabel = (day: string): string => weekday.format(noonOf(day));

/** '2026-11-24' → 24 */
export const dayNumber = (day: string): number => Number(day.slice(8));

/** "Tuesday, November 24, 2026", "November 22 – 28, 2026" */
export const daysLabel = (days: readonly string[]): string =>
  days.length === 1 ? whole.format(noonOf(days[0]!)) : range.formatRange(noonOf(days[0]!), noonOf(days.at(-1)!));
