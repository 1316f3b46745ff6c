import type { ExistingBooking } from '../booking/index.js';
import { dollars } from '../platform/money.js';
import { type Booked, type BookingNotice, job, until } from './notice.js';

const MOVE_EARLY =
  'If the time does not suit you any more, move or cancel the booking as early as you can; what that costs is said before you do it.';

export const requested = (booking: ExistingBooking): BookingNotice => ({
  subject: 'You have a new booking request',
  sentence: `A customer asks for ${job(booking)}. Please accept or decline it by ${until(booking.respondBy, booking)}.`,
  action: 'Answer the request',
});

/** What the customer has in hand of a request that waits. */
export const asked = (booking: ExistingBooking): BookingNotice => ({
  subject: 'Your request is sent',
  sentence: `You have asked for ${job(booking)}. The provider is to answer by ${until(booking.respondBy, booking)}.`,
  next: 'We tell you as soon as they do. If they do not answer in time, the request ends by itself, and nothing is charged.',
  action: 'See your request',
});

/** A provider who accepts whatever fits has nothing to answer. */
export const booked = (booking: Booked): BookingNotice => ({
  subject: 'You have a new booking',
  sentence: `A customer has booked ${job(booking)}. It is confirmed, because you accept bookings automatically.`,
  next: MOVE_EARLY,
  action: 'See the booking',
  inCalendar: true,
});

export const confirmed = (booking: Booked): BookingNotice => ({
  subject: 'Your booking is confirmed',
  sentence: `Your booking of ${job(booking)} is confirmed.`,
  next: MOVE_EARLY,
  action: 'See your booking',
  inCalendar: true,
});

export const completed = (booking: ExistingBooking): BookingNotice => ({
  subject: 'Your booking is completed',
  sentence: `${job(booking)} is done. You pay ${dollars(booking.terms.priceCents + booking.terms.platformFeeCents)}. Would you like to leave a review?`,
  action: 'Leave a review',
});

/** Who has not said so themselves should know it. */
export const completedByItself = (booking: Booked): BookingNotice => ({
  subject: 'A booking is completed',
  sentence: `${job(booking)} counts as done now: it ended two days ago, and nobody has said otherwise.`,
});
