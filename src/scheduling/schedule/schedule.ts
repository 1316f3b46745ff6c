import { Rejected } from '../../platform/errors.js';
import type { Decider } from '../../platform/events/decider.js';
import { event, type ScheduleEvent } from './schedule.events.js';

/** Consecutive hours of one of a vendor's parallel jobs. */
export interface TakenHours {
  readonly lane: number;
  readonly hours: readonly number[];
}

/** Who keeps hours to themselves. */
interface Keeper extends TakenHours {
  /** A booking, or a hold. */
  readonly holder: string;
  /** The end of a hold; a booking has none. */
  readonly until: string | null;
}

/** One vendor's day: which hours of which lane are taken, by which booking or hold. Holds stay in it when their time is over: `takenAt` leaves them out. */
export interface Schedule {
  readonly kept: readonly Keeper[];
}

/**
 * How often a change of a vendor's day is decided when others are faster. Each takes or frees hours, of which there are few: so either a try goes through, or what
 * it wanted is gone and the decision itself says so.
 */
export const SCHEDULE_TRIES = 15;

export const Schedule: Decider<Schedule, ScheduleEvent> = {
  category: 'schedule',
  initial: { kept: [] },
  evolve: {
    SlotReserved: ({ kept }, { bookingId: holder, lane, hours }) => ({ kept: [...kept, { holder, lane, hours, until: null }] }),
    SlotReleased: ({ kept }, { bookingId }) => without(kept, bookingId),
    SlotHeld: ({ kept }, { holdId: holder, lane, hours, until }) => ({ kept: [...kept, { holder, lane, hours, until }] }),
    SlotHoldReleased: ({ kept }, { holdId }) => without(kept, holdId),
  },
};

const without = (kept: readonly Keeper[], holder: string): Schedule => ({ kept: kept.filter((other) => other.holder !== holder) });

/** Id of a vendor's day. */
export const scheduleId = (vendorId: string, date: string): string => `${vendorId}-${date}`;

/** What nobody else can have now. `except` are bookings and holds whose hours are not in the way of what is looked for. */
export const takenAt = ({ kept }: Schedule, now: string, except: readonly string[] = []): readonly Keeper[] =>
  kept.filter(({ holder, until }) => (until === null || now < until) && !except.includes(holder));

/** The lowest lane in which all these hours are free; `null` when there is none. */
export function freeLane(taken: readonly TakenHours[], hours: readonly number[], lanes: number): number | null {
  for (let lane = 0; lane < lanes; lane++) {
    if (!taken.some((job) => job.lane === lane && job.hours.some((hour) => hours.includes(hour)))) return lane;
  }
  return null;
}

interface Day {
  readonly vendorId: string;
  readonly date: string;
}

interface Wanted extends Day {
  readonly hours: readonly number[];
  readonly lanes: number;
  readonly now: string;
  /** A booking and holds of this day that give way to it. */
  readonly instead?: readonly string[];
}

/**
 * Takes hours for a booking.
 * @throws Rejected `booking/slot-taken` when no lane is free for all of the hours
 */
export function reserve(
  schedule: Schedule,
  { vendorId, date, bookingId, hours, instead = [], ...wanted }: Wanted & { readonly bookingId: string },
): ScheduleEvent[] {
  if (!instead.includes(bookingId) && schedule.kept.some(({ holder }) => holder === bookingId)) return [];
  const lane = laneFor(takenAt(schedule, wanted.now, instead), hours, wanted.lanes);
  return [
    ...instead.flatMap((holder) => letGo(schedule, { vendorId, date, holder })),
    event('SlotReserved', { vendorId, date, bookingId, lane, hours }),
  ];
}

/**
 * Keeps hours for a while. Where a booking is to be moved, its own hours are not in the way (`beside`), and only those that it does not have yet are held.
 * @throws Rejected `booking/slot-taken` when no lane is free for all of the hours
 */
export function hold(
  schedule: Schedule,
  {
    vendorId,
    date,
    holdId,
    hours,
    until,
    beside,
    instead = [],
    ...wanted
  }: Wanted & { readonly holdId: string; readonly until: string; readonly beside?: string },
): ScheduleEvent[] {
  if (schedule.kept.some(({ holder }) => holder === holdId)) return [];
  const lane = laneFor(takenAt(schedule, wanted.now, beside ? [...instead, beside] : instead), hours, wanted.lanes);
  const own = schedule.kept.find((job) => job.holder === beside && job.lane === lane)?.hours ?? [];
  const missing = hours.filter((hour) => !own.includes(hour));
  return [
    ...instead.flatMap((holder) => letGo(schedule, { vendorId, date, holder })),
    event('SlotHeld', { vendorId, date, holdId, lane, hours: missing, until }),
  ];
}

/** Gives the hours of a booking back. */
export const release = (schedule: Schedule, { bookingId, ...day }: Day & { readonly bookingId: string }): ScheduleEvent[] =>
  letGo(schedule, { ...day, holder: bookingId });

/** Gives held hours back. */
export const releaseHold = (schedule: Schedule, { holdId, ...day }: Day & { readonly holdId: string }): ScheduleEvent[] =>
  letGo(schedule, { ...day, holder: holdId });

function letGo(schedule: Schedule, { vendorId, date, holder }: Day & { readonly holder: string }): ScheduleEvent[] {
  const job = schedule.kept.find((other) => other.holder === holder);
  if (!job) return [];
  const { lane, hours, until } = job;
  if (until === null) return [event('SlotReleased', { vendorId, date, bookingId: holder, lane, hours })];
  return [event('SlotHoldReleased', { vendorId, date, holdId: holder, lane, hours })];
}

function laneFor(taken: readonly TakenHours[], hours: readonly number[], lanes: number): number {
  const lane = freeLane(taken, hours, lanes);
  if (lane === null) throw new Rejected('booking/slot-taken', 'This time has just been taken. Please choose another one.');
  return lane;
}
