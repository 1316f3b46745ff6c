import { NotFound, Rejected } from '../../platform/errors.js';
import { mustBeEditable } from '../posting/edit.decisions.js';
import { event, type ReviewEvent, type ReviewPhotoAdded } from '../review.events.js';
import { posted, type PostedReview, type Review } from '../review.js';

export const MOST_REVIEW_PHOTOS = 4;

interface ByAuthor {
  readonly authorId: string;
  readonly photoId: string;
  readonly now: string;
}

interface NewPhoto extends ByAuthor {
  readonly shape: Pick<ReviewPhotoAdded['data'], 'widths' | 'width' | 'height'>;
  readonly placeholder: string;
}

/** The author shows the work as well. */
export function addPhoto(review: Review, { authorId, photoId, shape, placeholder, now }: NewPhoto): ReviewEvent[] {
  const { about, photos } = ownPhotos(review, authorId, now);
  if (photos.includes(photoId)) return [];
  if (photos.length >= MOST_REVIEW_PHOTOS) {
    throw new Rejected(
      'booking/review-photos-full',
      `A review has ${MOST_REVIEW_PHOTOS} photos at most. Remove one of them before you add another.`,
    );
  }
  const { reviewId, bookingId, vendorId, serviceId, customerId } = about;
  const { widths, width, height } = shape;
  return [
    event(
      'ReviewPhotoAdded',
      { reviewId, bookingId, vendorId, serviceId, customerId, photoId, widths, width, height, addedAt: now },
      { subject: authorId, fields: { placeholder } },
    ),
  ];
}

/** Readers see it no longer. */
export function removePhoto(review: Review, { authorId, photoId, now }: ByAuthor): ReviewEvent[] {
  const { about, photos } = ownPhotos(review, authorId, now);
  if (!photos.includes(photoId)) throw new NotFound('photo');
  const { reviewId, bookingId, vendorId, serviceId, customerId } = about;
  return [event('ReviewPhotoRemoved', { reviewId, bookingId, vendorId, serviceId, customerId, photoId, removedAt: now })];
}

/** What is hidden keeps the photos for which it may have been hidden. */
function ownPhotos(review: Review, authorId: string, now: string): PostedReview {
  const found = posted(review);
  if (found.about.customerId !== authorId) throw new NotFound('review');
  mustBeEditable(found, now);
  if (found.hidden) throw new Rejected('booking/review-hidden', 'This review is hidden, and its photos stay as they are.');
  return found;
}
