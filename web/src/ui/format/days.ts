/** Days here are yyyy-MM-dd on somebody's calendar, as plain text: no zone is ever applied to them. */

export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Whether the calendar has such a day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noonOf(text).getTime()) && noonOf(text).toISOString().startsWith(text);

/** 0 for Sunday */
export const weekdayOf = (day: string): number => noonOf(day).getUTCDay();

export function addDays(day: string, days: number): string {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The reader's own zone. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today in a zone, by default the reader's. @param now milliseconds since 1970 */
export const todayIn = (timeZone?: string, now = Date.now()): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
