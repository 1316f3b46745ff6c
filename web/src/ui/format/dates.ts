import { noonOf } from './days.ts';

const shape = { year: 'numeric', month: 'short', day: '2-digit' } as const;
const day = new Intl.DateTimeFormat('en-US', shape);
const utcDay = new Intl.DateTimeFormat('en-US', { ...shape, timeZone: 'UTC' });

/** An instant as the reader's calendar has it: "Nov 04, 2026". */
export const dateLabel = (instant: string): string => day.format(new Date(instant));

/** An instant as everybody reads it, for pages that are rendered on the server: "Nov 04, 2026". */
export const publicDateLabel = (instant: string): string => utcDay.format(new Date(instant));

/** A date on the provider's calendar, yyyy-MM-dd, whatever zone the reader is in: "Nov 04, 2026". */
export const calendarDateLabel = (date: string): string => utcDay.format(noonOf(date));
