import { type Event, eventOf } from '../../platform/events/event.js';

/** Stream `limits-platform`: how many open bookings one customer may have. An administrator has set other limits; they hold from that moment on. */
export type BookingLimitsSet = Event<
  'BookingLimitsSet',
  { withOneProvider: number; altogether: number; atOnce: number; by: string; setAt: string },
  { reason: string }
>;
export type BookingLimitsEvent = BookingLimitsSet;

/** Builds the facts above. */
export const event = eventOf<BookingLimitsEvent>();
