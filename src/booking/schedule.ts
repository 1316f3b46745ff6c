import { Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event } from '../platform/events/event.js';
import type { ScheduleEvent } from './schedule.events.js';

/** Consecutive hours of one of a vendor's parallel jobs. */
export interface TakenHours {
  readonly lane: number;
  readonly hours: readonly number[];
}

/** One vendor's day: which hours of which lane are taken, and by which booking. */
export interface Schedule {
  readonly taken: readonly (TakenHours & { readonly bookingId: string })[];
}

export const Schedule: Decider<Schedule, ScheduleEvent> = {
  category: 'schedule',
  initial: { taken: [] },
  evolve: {
    SlotReserved: ({ taken }, { bookingId, lane, hours }) => ({ taken: [...taken, { bookingId, lane, hours }] }),
    SlotReleased: ({ taken }, { bookingId }) => ({ taken: taken.filter((other) => other.bookingId !== bookingId) }),
  },
};

/** Id of a vendor's day. */
export const scheduleId = (vendorId: string, date: string): string => `${vendorId}-${date}`;

/** The lowest lane in which all these hours are free; `null` when there is none. */
export function freeLane(taken: readonly TakenHours[], hours: readonly number[], lanes: number): number | null {
  for (let lane = 0; lane < lanes; lane++) {
    if (!taken.some((job) => job.lane === lane && job.hours.some((hour) => hours.includes(hour)))) return lane;
  }
  return null;
}

/** @throws Rejected `booking/slot-taken` when no lane is free for all of the hours */
export function reserve(
  schedule: Schedule,
  {
    vendorId,
    date,
    bookingId,
    hours,
    lanes,
  }: { vendorId: string; date: string; bookingId: string; hours: readonly number[]; lanes: number },
): ScheduleEvent[] {
  if (schedule.taken.some((job) => job.bookingId === bookingId)) return [];
  const lane = freeLane(schedule.taken, hours, lanes);
  if (lane === null) throw new Rejected('booking/slot-taken', 'This time has just been taken. Please choose another one.');
  return [event('SlotReserved', { vendorId, date, bookingId, lane, hours })];
}

export function release(
  schedule: Schedule,
  { vendorId, date, bookingId }: { vendorId: string; date: string; bookingId: string },
): ScheduleEvent[] {
  const job = schedule.taken.find((other) => other.bookingId === bookingId);
  return job ? [event('SlotReleased', { vendorId, date, bookingId, lane: job.lane, hours: job.hours })] : [];
}
