/** Days here are yyyy-MM-dd on somebody's calendar, as plain text: no zone is ever applied to them. */

export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Whether the calendar has such a day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noonOf(text).getTime()) && noonOf(text).toISOString().startsWith(text);

/** 0 for Sunday */
export const weekdayOf = (day: string): number => noonOf(day).getUTCDay();

/** From Sunday on. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * What a day is called. By hand, as the first use of `Intl` costs a slow phone 60 to 140 ms, on public pages in the very task in which they come to life.
 * @returns 'Wednesday', 'November' and 4 for '2026-11-04'; the short forms are the first three letters
 */
export function wordsOf(day: string): { weekday: string; month: string; date: number } {
  const [, month, date] = day.split('-').map(Number);
  return { weekday: WEEKDAYS[weekdayOf(day)]!, month: MONTHS[month! - 1]!, date: date! };
}

export function addDays(day: string, days: number): string {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The reader's own zone. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today in a zone, by default the reader's. @param now milliseconds since 1970 */
export const todayIn = (timeZone?: string, now = Date.now()): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
