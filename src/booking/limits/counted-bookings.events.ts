import { type Event, eventOf } from '../../platform/events/event.js';

/**
 * Stream `countedBookings-<customerId>`: what one customer has booked, so that two of their bookings are never decided without each other. `over` are those that
 * were found to be over then: they are not looked at again.
 */
export type BookingCounted = Event<'BookingCounted', { customerId: string; bookingId: string; over: readonly string[] }>;
export type CountedBookingsEvent = BookingCounted;

/** Builds the facts above. */
export const event = eventOf<CountedBookingsEvent>();
