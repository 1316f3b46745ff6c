const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const away = new Intl.RelativeTimeFormat('en-US');

const partOf = (instant: number, timeZone: string, shape: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...shape, timeZone }).format(instant);
const dateOf = (instant: number, timeZone: string): string => partOf(instant, timeZone, { dateStyle: 'short' });

/** Until when somebody waits for an answer: "by 4:30 PM, in 2 hours"; never longer than there is. @param now milliseconds since 1970 */
export function answerTimeWords(until: string, now: number, timeZone: string): string {
  const end = Date.parse(until);
  const time = partOf(end, timeZone, { hour: 'numeric', minute: '2-digit' });
  return `by ${time}${dayWords(end, now, timeZone)}, ${inWords(end - now)}`;
}

function dayWords(end: number, now: number, timeZone: string): string {
  if (dateOf(end, timeZone) === dateOf(now, timeZone)) return '';
  const isNextDay = end - now < 24 * HOUR_MS;
  return isNextDay ? ' tomorrow' : ` on ${partOf(end, timeZone, { weekday: 'long' })}`;
}

/** "in 2 hours", in whole hours or minutes. */
export function inWords(ms: number): string {
  if (ms < MINUTE_MS) return 'in less than a minute';
  if (ms < HOUR_MS) return away.format(Math.floor(ms / MINUTE_MS), 'minute');
  return away.format(Math.floor(ms / HOUR_MS), 'hour');
}
