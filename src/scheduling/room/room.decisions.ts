import { instantOf } from '../../platform/time/wall-clock.js';
import type { TakenHours } from '../schedule/schedule.js';
import { hoursOf, occupiedHours, type SlotFacts, START_TIMES } from '../slots/slots.decisions.js';

/** The shortest job that can be offered, in minutes: what has no room for it, has room for none. */
const SHORTEST_JOB = 15;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** An hour of a day, 9 for that from 09:00. */
export interface HourRoom {
  readonly hour: number;
  /** Lanes in which somebody works, or has their break. */
  readonly taken: number;
  /** The provider's lanes, and those that were given up and still have work then. */
  readonly lanes: number;
  /** Lanes in which a job could still have it. */
  readonly free: number;
}

export interface DayRoom {
  /** The working hours, and those in which there is work all the same. */
  readonly hours: readonly HourRoom[];
  /** Of all lanes together; `null` where no job could begin any more, however empty the day: it is closed, or over. */
  readonly freeHours: number | null;
}

interface Day {
  readonly taken: readonly TakenHours[];
  /** In which a job goes on. */
  readonly worked: ReadonlySet<number>;
}

/**
 * How full a day is, and what of it is left. An hour of a lane is free where some job could have it: one that begins on one of the ten starts, from now on, ends
 * within the working hours, and keeps its break. How early customers must book, and how far ahead they can, makes no difference: that time is free nevertheless.
 */
export function roomOf(date: string, { taken, worked }: Day, facts: Omit<SlotFacts, 'durationMinutes'>): DayRoom {
  const { settings } = facts;
  const open = hoursOf(date, settings);
  const starts = startsAhead(date, facts).map(({ hour }) => hour);
  const freeIn = (busy: ReadonlySet<number>) => freeHours(open, starts, busy, facts);
  const lanes = Array.from({ length: settings.lanes }, (_, lane) => freeIn(busyIn(lane, taken)));
  const hours = HOURS.filter((hour) => worked.has(hour) || open.some(({ from, to }) => from <= hour && hour < to)).map((hour) => {
    const busy = new Set(taken.filter((job) => job.hours.includes(hour)).map(({ lane }) => lane));
    const givenUp = [...busy].filter((lane) => lane >= settings.lanes).length;
    return { hour, taken: busy.size, lanes: settings.lanes + givenUp, free: lanes.filter((free) => free.has(hour)).length };
  });
  const isOver = freeIn(new Set()).size === 0;
  return { hours, freeHours: isOver ? null : lanes.reduce((sum, free) => sum + free.size, 0) };
}

const busyIn = (lane: number, taken: readonly TakenHours[]): ReadonlySet<number> =>
  new Set(taken.filter((job) => job.lane === lane).flatMap(({ hours }) => hours));

/** When the next of these days' starts comes, from which on nothing can begin then; `null` where none is left. */
export const nextStart = (dates: readonly string[], clock: Pick<SlotFacts, 'timeZone' | 'now'>): string | null =>
  dates.flatMap((date) => startsAhead(date, clock))[0]?.startsAt ?? null;

const startsAhead = (date: string, { timeZone, now }: Pick<SlotFacts, 'timeZone' | 'now'>) =>
  START_TIMES.flatMap((time) => {
    const startsAt = instantOf(date, time, timeZone);
    return startsAt !== null && now < startsAt ? [{ hour: Number(time.slice(0, 2)), startsAt }] : [];
  });

/** From each start at which the shortest job fits, to the next that is busy or to the end of the interval. */
function freeHours(
  open: readonly { readonly from: number; readonly to: number }[],
  starts: readonly number[],
  busy: ReadonlySet<number>,
  { settings }: Pick<SlotFacts, 'settings'>,
): ReadonlySet<number> {
  const needed = occupiedHours(START_TIMES[0]!, { durationMinutes: SHORTEST_JOB, settings }).length;
  const fits = (start: number) => HOURS.slice(0, needed).every((ahead) => !busy.has(start + ahead));
  const free = new Set<number>();
  for (const { from, to } of open) {
    for (const start of starts.filter((hour) => from <= hour && hour < to && fits(hour))) {
      for (let hour = start; hour < to && !busy.has(hour); hour++) free.add(hour);
    }
  }
  return free;
}
