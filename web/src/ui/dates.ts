const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit' });
const calendarDay = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' });

/** An instant as the reader's calendar has it: "Nov 04, 2026". */
export const dateLabel = (instant: string): string => day.format(new Date(instant));

/** A date on the provider's calendar, yyyy-MM-dd, whatever zone the reader is in: "Nov 04, 2026". */
export const calendarDateLabel = (date: string): string => calendarDay.format(new Date(`${date}T12:00:00Z`));
