import type { Decider } from '../../platform/events/decider.js';
import type { CountedBookingsEvent } from './counted-bookings.events.js';

/** What a customer has booked and nobody has found to be over. How each stands, its own stream says: an ending is not told here, it only makes room. Ids of bookings. */
export type CountedBookings = readonly string[];

export const CountedBookings: Decider<CountedBookings, CountedBookingsEvent> = {
  category: 'countedBookings',
  initial: [],
  evolve: {
    BookingCounted: (counted, { bookingId, over }) => [...counted.filter((id) => !over.includes(id)), bookingId],
  },
};
