import { NotFound, Rejected } from '../../platform/errors.js';
import { event, type ReviewEvent } from '../review.events.js';
import { asStars, posted, type Review } from '../review.js';
import { canBeEdited } from './review-rules.js';

interface Edit {
  readonly authorId: string;
  readonly rating: number;
  readonly comment: string | null;
  readonly now: string;
}

/** The author thinks again; also about a review that is hidden, which stays so. */
export function edit(review: Review, { authorId, rating, comment, now }: Edit): ReviewEvent[] {
  const { about, rating: previousRating, hidden, postedAt } = posted(review);
  if (about.customerId !== authorId) throw new NotFound('review');
  const stars = asStars(rating);
  mustBeEditable({ postedAt }, now);
  const { reviewId, bookingId, vendorId, serviceId, customerId } = about;
  return [
    event(
      'ReviewEdited',
      { reviewId, bookingId, vendorId, serviceId, customerId, rating: stars, previousRating, visible: !hidden, editedAt: now },
      { subject: authorId, fields: { comment } },
    ),
  ];
}

/** @throws Rejected `booking/review-final` once it stays as it is */
export function mustBeEditable(review: { postedAt: string }, now: string): void {
  if (!canBeEdited(review, now)) throw new Rejected('booking/review-final', 'A review can be changed within 48 hours of being posted.');
}
