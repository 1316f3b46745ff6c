import { daysBetween } from '../../platform/time/calendar.js';
import { instantOf, todayIn } from '../../platform/time/wall-clock.js';
import { isIn, wantedDays, type When } from '../../platform/time/when.js';
import { type Hours, hoursOf, START_TIMES } from '../slots/slots.decisions.js';

/** Hours of a lane that are taken: bit 9 is the hour from 09:00. */
export interface TakenLane {
  readonly lane: number;
  readonly hours: number;
}

/** What decides about a provider's free time, but for what is taken. */
export interface Working extends Hours {
  readonly lanes: number;
  readonly bufferMinutes: number;
  readonly horizonDays: number;
  readonly advanceNoticeHours: number;
}

/** A wanted day in one zone: the starts that are left of it. */
export interface WantedDay {
  readonly date: string;
  /** From today. */
  readonly ahead: number;
  readonly starts: readonly { readonly hour: number; readonly hoursAhead: number }[];
}

const HOUR_MS = 3_600_000;

/** What is meant on the clocks of a zone. Times that they skip, and those that have passed, are left out. */
export function daysWanted({ day, part }: When, timeZone: string, now: string): WantedDay[] {
  const today = todayIn(timeZone, now);
  return wantedDays(day, today).map((date) => ({
    date,
    ahead: daysBetween(today, date),
    starts: START_TIMES.filter((time) => isIn(part, time)).flatMap((time) => {
      const startsAt = instantOf(date, time, timeZone);
      const hoursAhead = startsAt === null ? 0 : (Date.parse(startsAt) - Date.parse(now)) / HOUR_MS;
      return hoursAhead > 0 ? [{ hour: Number(time.slice(0, 2)), hoursAhead }] : [];
    }),
  }));
}

/**
 * The minutes of the longest job that can begin on a day, 0 where none can. Wherever a job fits, a shorter one does: so this alone says for all services of a
 * provider whether they can be had then, as `slotAt` would for each of them and each start.
 */
export function longestJob({ date, ahead, starts }: WantedDay, taken: readonly TakenLane[], working: Working): number {
  if (ahead < 0 || ahead > working.horizonDays) return 0;
  const intervals = hoursOf(date, working);
  let longest = 0;
  for (const { hour, hoursAhead } of starts) {
    if (hoursAhead < working.advanceNoticeHours) continue;
    const until = intervals.reduce((last, { from, to }) => (from <= hour && to > last ? to : last), hour);
    const open = (until - hour) * 60;
    if (open > longest) longest = Math.max(longest, Math.min(open, freeHours(hour, taken, working.lanes) * 60 - working.bufferMinutes));
  }
  return longest;
}

/** In the lane in which most are. */
function freeHours(from: number, taken: readonly TakenLane[], lanes: number): number {
  let most = 0;
  for (let lane = 0; lane < lanes && most < Infinity; lane++) most = Math.max(most, freeHoursOf(hoursTaken(taken, lane), from));
  return most;
}

function freeHoursOf(hours: number, from: number): number {
  const later = hours >>> from;
  return later === 0 ? Infinity : 31 - Math.clz32(later & -later);
}

const hoursTaken = (taken: readonly TakenLane[], lane: number): number =>
  taken.reduce((all, each) => (each.lane === lane ? all | each.hours : all), 0);
