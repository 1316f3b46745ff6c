import { addDays, weekdayOf } from '../../platform/time/calendar.js';
import { millisecondsBetween, plusHours } from '../../platform/time/durations.js';
import { instantOf, todayIn } from '../../platform/time/wall-clock.js';
import type { BookingSettings, Interval } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { freeLane, type TakenHours } from '../schedule/schedule.js';

const START_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The ten times at which a job can start: '09:00' to '18:00'. */
export const START_TIMES: readonly string[] = START_HOURS.map(timeOf);

/** `overrun`: the vendor works then, and not long enough for the job. */
export type SlotObstacle = 'past' | 'closed' | 'overrun' | 'horizon' | 'notice' | 'taken';

/** One of the ten starts of a day, judged for one service. */
export interface Slot {
  readonly date: string;
  readonly time: string;
  /** `null` when the clocks of the vendor's zone skip this time. */
  readonly startsAt: string | null;
  /** Why it can't be booked; `null` for a free slot. */
  readonly obstacle: SlotObstacle | null;
}
export type FreeSlot = Slot & { readonly startsAt: string; readonly obstacle: null };

/** What decides whether a time can be booked. */
export interface SlotFacts {
  readonly settings: BookingSettings;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly now: string;
}

/** When the vendor works. */
export type Hours = Pick<BookingSettings, 'weeklyHours' | 'days'>;

/** The hours that a job keeps to itself: its duration and the buffer, rounded up. 9 is the hour from 09:00. */
export function occupiedHours(time: string, { durationMinutes, settings }: Pick<SlotFacts, 'durationMinutes' | 'settings'>): number[] {
  const hours = Math.ceil((durationMinutes + settings.bufferMinutes) / 60);
  return Array.from({ length: hours }, (_, index) => Number(time.slice(0, 2)) + index);
}

/** The last day that can be booked now. */
export const lastBookableDay = ({ settings, timeZone, now }: SlotFacts): string => addDays(todayIn(timeZone, now), settings.horizonDays);

/** Judges one start of a day whose taken hours are given. */
export function slotAt(date: string, time: string, taken: readonly TakenHours[], facts: SlotFacts): Slot {
  const startsAt = instantOf(date, time, facts.timeZone);
  return { date, time, startsAt, obstacle: obstacleAt(date, time, startsAt, taken, facts) };
}

/** The ten starts of a day. */
export const slotsOf = (date: string, taken: readonly TakenHours[], facts: SlotFacts): Slot[] =>
  START_TIMES.map((time) => slotAt(date, time, taken, facts));

export const isFree = (slot: Slot): slot is FreeSlot => slot.obstacle === null;

/** Those of them that can be booked. The clocks of the zone, which cost most, are asked last: a search may go through a year of closed or full days. */
export const freeSlotsOf = (date: string, taken: readonly TakenHours[], facts: SlotFacts): FreeSlot[] =>
  START_TIMES.filter((time) => isOpen(date, time, facts.durationMinutes, facts.settings) && !isTaken(time, taken, facts))
    .map((time) => slotAt(date, time, taken, facts))
    .filter(isFree);

/** When the vendor works on a day: its own hours, else its weekday's. */
export const hoursOf = (date: string, { weeklyHours, days }: Hours): readonly Interval[] =>
  days[date] ?? weeklyHours[weekdayOf(date)] ?? [];

/** The job begins and ends inside one of the day's intervals; the buffer after it may reach beyond. */
export function isOpen(date: string, time: string, durationMinutes: number, hours: Hours): boolean {
  const start = Number(time.slice(0, 2)) * 60;
  return hoursOf(date, hours).some(({ from, to }) => from * 60 <= start && start + durationMinutes <= to * 60);
}

/** The free slots whose starts are closest to an instant, closest first; of two equally close ones the earlier. */
export const nearestTo = (instant: string, slots: readonly Slot[], count: number): FreeSlot[] =>
  slots
    .filter(isFree)
    .sort(
      (a, b) => millisecondsBetween(a.startsAt, instant) - millisecondsBetween(b.startsAt, instant) || (a.startsAt < b.startsAt ? -1 : 1),
    )
    .slice(0, count);

function obstacleAt(
  date: string,
  time: string,
  startsAt: string | null,
  taken: readonly TakenHours[],
  facts: SlotFacts,
): SlotObstacle | null {
  const { settings, now } = facts;
  if (startsAt === null) return 'closed';
  if (startsAt <= now) return 'past';
  if (!isOpen(date, time, facts.durationMinutes, facts.settings)) return isOpen(date, time, 1, facts.settings) ? 'overrun' : 'closed';
  if (date > lastBookableDay(facts)) return 'horizon';
  if (startsAt < plusHours(now, settings.availability.advanceNoticeHours)) return 'notice';
  return isTaken(time, taken, facts) ? 'taken' : null;
}

const isTaken = (time: string, taken: readonly TakenHours[], facts: SlotFacts): boolean =>
  freeLane(taken, occupiedHours(time, facts), facts.settings.lanes) === null;
