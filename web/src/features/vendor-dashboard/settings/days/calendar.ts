const words = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** '2026-11-26' → "Thu, Nov 26, 2026" */
const dateWords = (date: string): string => words.format(noonOf(date));

/** "Thu, Dec 24, 2026 – Sun, Jan 3, 2027"; one day is itself. */
export const rowWords = ({ date, until }: { date: string; until: string }): string =>
  date === until ? dateWords(date) : `${dateWords(date)} – ${dateWords(until)}`;

/** 0 for Sunday */
export const weekdayOf = (date: string): number => noonOf(date).getUTCDay();

/** Today where the vendor is, as yyyy-MM-dd. @param now milliseconds since 1970 */
export const todayIn = (timeZone: string, now = Date.now()): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
