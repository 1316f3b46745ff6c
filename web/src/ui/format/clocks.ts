import { counted } from './labels.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HOUR_MINUTES = 60;

const SHAPE = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** What calendar and clock of a zone show at an instant. */
function shownIn(timeZone: string, instant: number) {
  const parts = new Intl.DateTimeFormat('en-US', { ...SHAPE, timeZone }).formatToParts(instant);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)!.value;
  return {
    /** Counted from 1970. */
    day: Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day'))) / DAY_MS,
    // Put together here: not all browsers set the same space before "PM".
    time: `${part('hour')}:${part('minute')} ${part('dayPeriod')}`,
  };
}

/**
 * How long it is until an instant, as people say it: "in 40 minutes", "today at 1:00 PM", "tomorrow at 10:00 AM", "in 2 days", and "now" from then on. Days
 * and times are those of the zone.
 * @param now milliseconds
 */
export function untilWords(instant: string, timeZone: string, now: number): string {
  const at = Date.parse(instant);
  const minutes = Math.ceil((at - now) / MINUTE_MS);
  if (minutes <= 0) return 'now';
  if (minutes < HOUR_MINUTES) return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const { day, time } = shownIn(timeZone, at);
  const days = day - shownIn(timeZone, now).day;
  if (days > 1) return `in ${days} days`;
  return `${days === 0 ? 'today' : 'tomorrow'} at ${time}`;
}

/** Milliseconds after which other words may say it; `null` once it has come. */
export function untilOtherWords(instant: string, now: number): number | null {
  const left = Date.parse(instant) - now;
  return left > 0 ? left % MINUTE_MS || MINUTE_MS : null;
}

/** How far the clocks of a zone are ahead of another's at an instant, in minutes. @param instant milliseconds */
export function minutesAhead(timeZone: string, other: string, instant: number): number {
  const [there, here] = [timeZone, other].map((zone) => {
    const { day, time } = shownIn(zone, instant);
    const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time)!;
    return day * 24 * HOUR_MINUTES + ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * HOUR_MINUTES + Number(minute);
  });
  return there! - here!;
}

/** "2 hours ahead of yours", "5 hours 30 minutes behind yours"; nothing where both show the same. */
export function aheadWords(minutes: number): string {
  if (minutes === 0) return '';
  const hours = Math.floor(Math.abs(minutes) / HOUR_MINUTES);
  const rest = Math.abs(minutes) % HOUR_MINUTES;
  const apart = [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ');
  return `${apart} ${minutes > 0 ? 'ahead of' : 'behind'} yours`;
}

/** Clocks in both zones show the same at an instant. */
export function isSameClock(instant: string, timeZone: string, other: string): boolean {
  return minutesAhead(timeZone, other, Date.parse(instant)) === 0;
}
