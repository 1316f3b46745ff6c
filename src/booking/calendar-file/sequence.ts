import type { BookingEvent } from '../booking.events.js';

/** Changes of a booking that the calendars of both sides are to follow. */
const FOLLOWED: readonly string[] = [
  'BookingConfirmed',
  'BookingCancelled',
  'BookingCompleted',
  'BookingRescheduled',
] satisfies BookingEvent['type'][];

/** The `SEQUENCE` of a booking in a calendar file (RFC 5545): how often it has changed. The list of bookings counts alike, without its history. */
export const sequenceOf = (history: readonly { readonly type: string }[]): number =>
  history.filter(({ type }) => FOLLOWED.includes(type)).length;
