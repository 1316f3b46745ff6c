import { noonOf } from '#ui/format/days.ts';

const inUtc = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...shape, timeZone: 'UTC' });
const initial = inUtc({ weekday: 'narrow' });
const range = inUtc({ month: 'short', day: 'numeric' });

/** '2026-11-24' → 'T', as calendars head their columns */
export const weekdayInitial = (day: string): string => initial.format(noonOf(day));

/** "Nov 26 – Dec 9" */
export const rangeLabel = (days: readonly string[]): string => range.formatRange(noonOf(days[0]!), noonOf(days.at(-1)!));
