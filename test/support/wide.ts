import { MOST_BOOKINGS } from '../../src/platform-settings/limits/booking-limits.decisions.js';

/** As many as a test may want to make of one customer. */
export const WIDE = { withOneProvider: MOST_BOOKINGS, altogether: MOST_BOOKINGS, atOnce: MOST_BOOKINGS };
