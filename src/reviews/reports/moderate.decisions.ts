import { event, type ReviewEvent } from '../review.events.js';
import { posted, type Review } from '../review.js';

interface ByAdmin {
  readonly adminId: string;
  readonly explanation: string;
  readonly now: string;
}

/** Out of readers' sight, and out of the averages; `keep` brings it back. */
export function hide(review: Review, { adminId, explanation, now }: ByAdmin): ReviewEvent[] {
  const { about, rating, hidden } = posted(review);
  if (hidden) return [];
  const { reviewId, bookingId, vendorId, serviceId, customerId } = about;
  return [
    event(
      'ReviewHidden',
      { reviewId, bookingId, vendorId, serviceId, customerId, rating, hiddenAt: now },
      { subject: adminId, fields: { explanation } },
    ),
  ];
}

/** Into readers' sight again; one that is there already stays, whatever was reported. */
export function keep(review: Review, { adminId, explanation, now }: ByAdmin): ReviewEvent[] {
  const { about, rating, hidden, reported } = posted(review);
  const { reviewId, bookingId, vendorId, serviceId, customerId } = about;
  const personal = { subject: adminId, fields: { explanation } };
  if (hidden) return [event('ReviewShown', { reviewId, bookingId, vendorId, serviceId, customerId, rating, shownAt: now }, personal)];
  return reported ? [event('ReviewKept', { reviewId, bookingId, vendorId, serviceId, customerId, keptAt: now }, personal)] : [];
}
