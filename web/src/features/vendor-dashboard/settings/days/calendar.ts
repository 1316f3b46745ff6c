import { noonOf } from '#ui/format/days.ts';

const words = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-26' → "Thu, Nov 26, 2026" */
const dateWords = (date: string): string => words.format(noonOf(date));

/** "Thu, Dec 24, 2026 – Sun, Jan 3, 2027"; one day is itself. */
export const rowWords = ({ date, until }: { date: string; until: string }): string =>
  date === until ? dateWords(date) : `${dateWords(date)} – ${dateWords(until)}`;
