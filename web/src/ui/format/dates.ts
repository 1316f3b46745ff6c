import { todayIn, wordsOf } from './days.ts';

/** An instant as the reader's calendar has it: "Nov 04, 2026". */
export const dateLabel = (instant: string): string => calendarDateLabel(todayIn(undefined, Date.parse(instant)));

/** An instant as everybody reads it, for pages that are rendered on the server: "Nov 04, 2026". */
export const publicDateLabel = (instant: string): string => calendarDateLabel(new Date(instant).toISOString().slice(0, 10));

/** A date on the provider's calendar, yyyy-MM-dd, whatever zone the reader is in: "Nov 04, 2026". */
export const calendarDateLabel = (date: string): string => `${wordsOf(date).month.slice(0, 3)} ${date.slice(8)}, ${date.slice(0, 4)}`;
