import { Invalid, NotFound, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event } from '../platform/events/event.js';
import { canBeReviewed } from './booking-rules.js';
import type { MadeBooking } from './booking.js';
import type { ReviewEvent, Stars } from './review.events.js';

/** What a customer thinks of a completed booking; at most one. */
export interface Review {
  readonly reviewId: string | null;
}

export const Review: Decider<Review, ReviewEvent> = {
  category: 'review',
  initial: { reviewId: null },
  evolve: { ReviewPosted: (_, { reviewId }) => ({ reviewId }) },
};

export interface NewReview {
  readonly reviewId: string;
  readonly booking: MadeBooking;
  readonly authorId: string;
  /** The user behind the business. */
  readonly ownerId: string;
  readonly rating: number;
  readonly comment: string | null;
  readonly now: string;
}

const isStars = (rating: number): rating is Stars => [1, 2, 3, 4, 5].includes(rating);

export function post(review: Review, { reviewId, booking, authorId, ownerId, rating, comment, now }: NewReview): ReviewEvent[] {
  if (booking.customerId !== authorId) throw new NotFound('booking');
  if (!isStars(rating)) throw new Invalid({ rating: 'Give one to five stars.' });
  if (review.reviewId === reviewId) return [];
  if (review.reviewId) throw new Rejected('booking/already-reviewed', 'You have reviewed this booking already.');
  if (ownerId === authorId) throw new Rejected('booking/own-business', 'Nobody reviews their own business.');
  if (booking.completedAt === null) throw new Rejected('booking/not-completed', 'A booking can be reviewed once it is completed.');
  if (!canBeReviewed({ completedAt: booking.completedAt }, now)) {
    throw new Rejected('booking/review-too-late', 'A booking can be reviewed within 90 days of its completion.');
  }
  const { bookingId, vendorId, serviceId, serviceTitle } = booking;
  const data = { reviewId, bookingId, vendorId, serviceId, customerId: authorId, serviceTitle, rating, postedAt: now };
  return [event('ReviewPosted', data, { subject: authorId, fields: { comment } })];
}
