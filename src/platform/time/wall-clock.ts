import { addDays } from './calendar.js';
import { formatsOf } from './formats.js';

/**
 * Wall-clock time of an IANA zone and the instants behind it. The zone's rules come from Node's own ICU, read through `Intl`. (dayjs's timezone
 * plugin parses the target's wall time in the zone of the process, and errs by an hour where that zone skips one; it is also fifty times slower.)
 */
export interface WallClock {
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
}

const MINUTE = 60_000;
const clockIn = formatsOf('sv-SE', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });

/** What the clocks of a zone show at an instant (ISO 8601). */
export function wallClockAt(instant: string, zone: string): WallClock {
  const [date, time] = partsOf(Date.parse(instant), zone);
  return { date, time };
}

/** The day that it is in a zone at an instant. */
export const todayIn = (zone: string, now: string): string => wallClockAt(now, zone).date;

/**
 * The instant (ISO 8601 in UTC) at which the clocks of a zone show this day and time; `null` when they skip it. A time that they show
 * twice means the first.
 */
export function instantOf(date: string, time: string, zone: string): string | null {
  const asUtc = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  // The two offsets that a zone can have around one change are those of a day before and a day after it.
  const candidates = [asUtc - 1440 * MINUTE, asUtc + 1440 * MINUTE].map((near) => asUtc - offsetAt(near, zone));
  const [first] = candidates.filter((candidate) => shows(candidate, zone, date, time)).sort((a, b) => a - b);
  return first === undefined ? null : new Date(first).toISOString();
}

/** When a day begins in a zone: at midnight, an hour later where the clocks skip it, and with the next day where the zone left it out. */
export const startOfDay = (date: string, zone: string): string =>
  instantOf(date, '00:00', zone) ?? instantOf(date, '01:00', zone) ?? startOfDay(addDays(date, 1), zone);

const shows = (ms: number, zone: string, date: string, time: string): boolean => {
  const [actualDate, actualTime] = partsOf(ms, zone);
  return actualDate === date && actualTime === time;
};

/** Milliseconds that a zone is ahead of UTC at an instant, to the minute. */
function offsetAt(ms: number, zone: string): number {
  const [date, time] = partsOf(ms, zone);
  return Date.parse(`${date}T${time}:00.000Z`) - Math.floor(ms / MINUTE) * MINUTE;
}

/** Swedish writes dates as ISO 8601 does: "2031-02-28 09:00". */
function partsOf(ms: number, zone: string): [date: string, time: string] {
  const [date, time] = clockIn(zone).format(ms).split(' ');
  return [date!, time!];
}
