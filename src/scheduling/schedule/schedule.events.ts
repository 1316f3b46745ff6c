import { type Event, eventOf } from '../../platform/events/event.js';

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
/**
 * Hours that are kept for a while: for a customer who is about to book, or for a new time that the other side has to agree to. From `until` on they are
 * free, and no event says so.
 */
export type SlotHeld = Event<
  'SlotHeld',
  { vendorId: string; date: string; holdId: string; lane: number; hours: readonly number[]; until: string }
>;
/** Given back or turned into a booking before its time was over. */
export type SlotHoldReleased = Event<
  'SlotHoldReleased',
  { vendorId: string; date: string; holdId: string; lane: number; hours: readonly number[] }
>;
export type ScheduleEvent = SlotReserved | SlotReleased | SlotHeld | SlotHoldReleased;

/** Builds the facts above. */
export const event = eventOf<ScheduleEvent>();
