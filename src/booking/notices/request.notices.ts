import { dollars } from '../../platform/money.js';
import type { ExistingBooking } from '../booking.js';
import { type Booked, type BookingNotice, job, until } from './notice.js';

export const requested = (booking: ExistingBooking): BookingNotice => ({
  subject: 'You have a new booking request',
  sentence: `A customer asks for ${job(booking)}. Please accept or decline it by ${until(booking.respondBy, booking)}.`,
});

/** A provider who accepts whatever fits has nothing to answer. */
export const booked = (booking: Booked): BookingNotice => ({
  subject: 'You have a new booking',
  sentence: `A customer has booked ${job(booking)}. It is confirmed, because you accept bookings automatically.`,
});

export const confirmed = (booking: Booked): BookingNotice => ({
  subject: 'Your booking is confirmed',
  sentence: `Your booking of ${job(booking)} is confirmed.`,
});

export const completed = (booking: ExistingBooking): BookingNotice => ({
  subject: 'Your booking is completed',
  sentence: `${job(booking)} is done. You pay ${dollars(booking.terms.priceCents + booking.terms.platformFeeCents)}. Would you like to leave a review?`,
});

/** Who has not said so themselves should know it. */
export const completedByItself = (booking: Booked): BookingNotice => ({
  subject: 'A booking is completed',
  sentence: `${job(booking)} counts as done now: it ended two days ago, and nobody has said otherwise.`,
});
