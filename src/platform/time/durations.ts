/** Elapsed time between instants (ISO 8601 in UTC, so that plain text order is their order). */

const MINUTE = 60_000;

export const plusMinutes = (instant: string, minutes: number): string => new Date(Date.parse(instant) + minutes * MINUTE).toISOString();
export const plusHours = (instant: string, hours: number): string => plusMinutes(instant, hours * 60);
/** Days of 24 hours, whatever a calendar says. */
export const plusDays = (instant: string, days: number): string => plusHours(instant, days * 24);
export const earlier = (a: string, b: string): string => (a < b ? a : b);
export const later = (a: string, b: string): string => (a < b ? b : a);
/** When the next minute of the clock begins. */
export const nextMinute = (instant: string): string => new Date((Math.floor(Date.parse(instant) / MINUTE) + 1) * MINUTE).toISOString();
/** Milliseconds, without a sign. */
export const millisecondsBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b));
