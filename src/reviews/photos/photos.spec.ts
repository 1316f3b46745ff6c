import { given } from '../../../test/support/given.js';
import { event, type ReviewPhotoAdded } from '../review.events.js';
import { Review } from '../review.js';
import { addPhoto, MOST_REVIEW_PHOTOS, removePhoto } from './photo.decisions.js';

const REVIEW = { reviewId: 'r1', bookingId: 'b1', vendorId: 'v1', serviceId: 's1', customerId: 'c1' };
const LATER = '2026-06-03T08:00:00.000Z';
const LAST_MOMENT = '2026-06-04T08:00:00.000Z';
const TOO_LATE = '2026-06-04T08:00:00.001Z';
const SHAPE = { widths: [400, 800], width: 800, height: 600 };

const posted = event(
  'ReviewPosted',
  { ...REVIEW, serviceTitle: 'Drain cleaning', rating: 2, postedAt: '2026-06-02T08:00:00.000Z' },
  { subject: 'c1', fields: { comment: 'Late.' } },
);
const hidden = event(
  'ReviewHidden',
  { ...REVIEW, rating: 2, hiddenAt: LATER },
  { subject: 'a1', fields: { explanation: 'It names a neighbour.' } },
);
const added = (photoId: string, addedAt = LATER): ReviewPhotoAdded =>
  event('ReviewPhotoAdded', { ...REVIEW, photoId, ...SHAPE, addedAt }, { subject: 'c1', fields: { placeholder: 'data:blurred' } });
const removed = (photoId: string) => event('ReviewPhotoRemoved', { ...REVIEW, photoId, removedAt: LATER });
const full = Array.from({ length: MOST_REVIEW_PHOTOS }, (_, at) => added(`p${at}`));

const ADD = { authorId: 'c1', photoId: 'p9', shape: SHAPE, placeholder: 'data:blurred', now: LATER };
const REMOVE = { authorId: 'c1', photoId: 'p1', now: LATER };

describe('adding a photo to a review', () => {
  test('its author shows the work', () =>
    given(Review, posted)
      .when((r) => addPhoto(r, ADD))
      .then(added('p9')));
  test('the same photo twice is there once', () =>
    given(Review, posted, ...full)
      .when((r) => addPhoto(r, { ...ADD, photoId: 'p1' }))
      .thenNothing());
  test('there are four at most', () => {
    given(Review, posted, ...full.slice(1))
      .when((r) => addPhoto(r, ADD))
      .then(added('p9'));
    given(Review, posted, ...full)
      .when((r) => addPhoto(r, ADD))
      .thenRejected('booking/review-photos-full');
  });
  test('one that was removed makes room', () =>
    given(Review, posted, ...full, removed('p1'))
      .when((r) => addPhoto(r, ADD))
      .then(added('p9')));
  test('48 hours after the review it is possible, a moment later not', () => {
    given(Review, posted)
      .when((r) => addPhoto(r, { ...ADD, now: LAST_MOMENT }))
      .then(added('p9', LAST_MOMENT));
    given(Review, posted)
      .when((r) => addPhoto(r, { ...ADD, now: TOO_LATE }))
      .thenRejected('booking/review-final');
  });
  test('a hidden review takes none', () =>
    given(Review, posted, hidden)
      .when((r) => addPhoto(r, ADD))
      .thenRejected('booking/review-hidden'));
  test('somebody else’s review is not there', () =>
    given(Review, posted)
      .when((r) => addPhoto(r, { ...ADD, authorId: 'c2' }))
      .thenNotFound());
  test('a review that nobody has written is not there', () =>
    given(Review)
      .when((r) => addPhoto(r, ADD))
      .thenNotFound());
});

describe('removing a photo from a review', () => {
  test('its author shows it no longer', () =>
    given(Review, posted, added('p1'))
      .when((r) => removePhoto(r, REMOVE))
      .then(removed('p1')));
  test('one that was removed is not there', () =>
    given(Review, posted, added('p1'), removed('p1'))
      .when((r) => removePhoto(r, REMOVE))
      .thenNotFound());
  test('somebody else’s is not there', () =>
    given(Review, posted, added('p1'))
      .when((r) => removePhoto(r, { ...REMOVE, authorId: 'c2' }))
      .thenNotFound());
  test('after 48 hours it stays', () =>
    given(Review, posted, added('p1'))
      .when((r) => removePhoto(r, { ...REMOVE, now: TOO_LATE }))
      .thenRejected('booking/review-final'));
  test('that of a hidden review stays', () =>
    given(Review, posted, added('p1'), hidden)
      .when((r) => removePhoto(r, REMOVE))
      .thenRejected('booking/review-hidden'));
});
