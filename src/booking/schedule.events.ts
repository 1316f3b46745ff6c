import type { Event } from '../platform/events/event.js';

/** Stream `schedule-<vendorId>-<date>`: the taken hours of one vendor's day. */
export type SlotReserved = Event<
  'SlotReserved',
  {
    vendorId: string;
    /** yyyy-MM-dd in the vendor's zone. */
    date: string;
    bookingId: string;
    /** Which of the vendor's parallel jobs, from 0. */
    lane: number;
    /** Hours of the day, consecutive: 9 is the hour from 09:00. */
    hours: readonly number[];
  }
>;
export type SlotReleased = Event<
  'SlotReleased',
  { vendorId: string; date: string; bookingId: string; lane: number; hours: readonly number[] }
>;
export type ScheduleEvent = SlotReserved | SlotReleased;
