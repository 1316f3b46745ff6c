const moment = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit', hour: 'numeric', minute: '2-digit' });

/** An instant as the reader's calendar and clock have it: "Nov 04, 2026, 5:40 PM". */
export const momentLabel = (instant: string): string => moment.format(new Date(instant));
