import type { BookingStatus } from '../../booking/index.js';
import { Invalid } from '../../platform/errors.js';
import { addDays, daysBetween } from '../../platform/time/calendar.js';
import { type DayRoom, roomOf, type SlotFacts, type TakenHours } from '../../scheduling/index.js';

/** A week: of twenty lanes with ten starts a day, that is 1,400 bookings at most. */
const MOST_DAYS = 7;

/** @throws Invalid when the last comes before the first, or there are more than 7 */
export function daysFrom(from: string, to: string): string[] {
  if (to < from) throw new Invalid({ to: 'The last day must not be before the first' });
  const days = daysBetween(from, to) + 1;
  if (days > MOST_DAYS) throw new Invalid({ to: `Choose at most ${MOST_DAYS} days` });
  return Array.from({ length: days }, (_, index) => addDays(from, index));
}

/** A booking that was not called off. */
export interface Booked {
  readonly id: string;
  readonly status: BookingStatus;
  readonly date: string;
  readonly time: string;
  readonly durationMinutes: number;
  /** Another time that waits for the other side. */
  readonly proposal: { readonly id: string; readonly date: string; readonly time: string } | null;
}

/** An hour of a lane, and the booking or the hold that has it. */
export interface KeptHour {
  readonly date: string;
  readonly lane: number;
  readonly hour: number;
  readonly holder: string;
}

export interface DayFigures extends DayRoom {
  readonly jobs: number;
  readonly pending: number;
  readonly proposed: number;
}

/**
 * What is booked for a day, and how full that makes it. A time that is proposed is kept and counts as taken; what a customer holds while they book does not: it is
 * no work yet, and free again in ten minutes if it becomes none.
 */
export function dayFigures(
  date: string,
  { booked, kept }: { readonly booked: readonly Booked[]; readonly kept: readonly KeptHour[] },
  facts: Omit<SlotFacts, 'durationMinutes'>,
): DayFigures {
  const jobs = booked.filter((job) => job.date === date);
  const proposed = booked.flatMap(({ durationMinutes, proposal }) => (proposal?.date === date ? [{ ...proposal, durationMinutes }] : []));
  const holders = new Set([...jobs, ...proposed].map(({ id }) => id));
  const taken = kept
    .filter((hour) => hour.date === date && holders.has(hour.holder))
    .map(({ lane, hour }): TakenHours => ({ lane, hours: [hour] }));
  const worked = new Set([...jobs, ...proposed].flatMap(hoursOfWork));
  return {
    jobs: jobs.length,
    pending: jobs.filter(({ status }) => status === 'pending').length,
    proposed: proposed.length,
    ...roomOf(date, { taken, worked }, facts),
  };
}

/** Without the break that follows. */
function hoursOfWork({ time, durationMinutes }: Pick<Booked, 'time' | 'durationMinutes'>): number[] {
  const from = Number(time.slice(0, 2));
  return Array.from({ length: Math.ceil(durationMinutes / 60) }, (_, index) => from + index);
}
