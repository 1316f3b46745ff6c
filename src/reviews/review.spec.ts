import { given } from '../../test/support/given.js';
import type { ExistingBooking } from '../booking/index.js';
import { event, type ReviewPosted } from './review.events.js';
import { type NewReview, post, Review } from './review.js';

const DONE = '2026-06-01T20:00:00.000Z';
const booking: ExistingBooking = {
  status: 'completed',
  reason: null,
  bookingId: 'b1',
  customerId: 'c1',
  vendorId: 'v1',
  serviceId: 's1',
  serviceTitle: 'Drain cleaning',
  durationMinutes: 90,
  slot: { date: '2026-06-01', time: '13:00', startsAt: '2026-06-01T18:00:00.000Z', endsAt: '2026-06-01T19:30:00.000Z' },
  terms: { priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' },
  respondBy: '2026-05-21T10:00:00.000Z',
  createdAt: '2026-05-20T10:00:00.000Z',
  confirmedAt: '2026-05-20T11:00:00.000Z',
  completedAt: DONE,
  proposal: null,
  acceptedProposalId: null,
  setOut: false,
  delayMinutes: null,
  claims: [],
  contested: false,
  claimsDismissed: false,
  problem: 'none',
};
const told = (other: Partial<NewReview> = {}): NewReview => ({
  reviewId: 'r1',
  booking,
  authorId: 'c1',
  ownerId: 'u9',
  rating: 4,
  comment: 'On time.',
  now: '2026-06-02T08:00:00.000Z',
  ...other,
});
const posted: ReviewPosted = event(
  'ReviewPosted',
  {
    reviewId: 'r1',
    bookingId: 'b1',
    vendorId: 'v1',
    serviceId: 's1',
    customerId: 'c1',
    serviceTitle: 'Drain cleaning',
    rating: 4,
    postedAt: '2026-06-02T08:00:00.000Z',
  },
  { subject: 'c1', fields: { comment: 'On time.' } },
);

describe('reviewing a booking', () => {
  test('the customer rates a completed booking', () =>
    given(Review)
      .when((r) => post(r, told()))
      .then(posted));
  test('the same review twice changes nothing', () =>
    given(Review, posted)
      .when((r) => post(r, told()))
      .thenNothing());
  test('there is one review for each booking', () =>
    given(Review, posted)
      .when((r) => post(r, told({ reviewId: 'r2', rating: 1 })))
      .thenRejected('booking/already-reviewed'));
  test('somebody else’s booking is not there', () =>
    given(Review)
      .when((r) => post(r, told({ authorId: 'c2' })))
      .thenNotFound());
  test('a booking that is not completed can’t be reviewed', () =>
    given(Review)
      .when((r) => post(r, told({ booking: { ...booking, status: 'confirmed', completedAt: null } })))
      .thenRejected('booking/not-completed'));
  test('nobody reviews their own business', () =>
    given(Review)
      .when((r) => post(r, told({ ownerId: 'c1' })))
      .thenRejected('booking/own-business'));
  test('on the 90th day it is possible, a moment later not', () => {
    given(Review)
      .when((r) => post(r, told({ now: '2026-08-30T20:00:00.000Z', comment: null })))
      .then({
        ...posted,
        data: { ...posted.data, postedAt: '2026-08-30T20:00:00.000Z' },
        personal: { subject: 'c1', fields: { comment: null } },
      });
    given(Review)
      .when((r) => post(r, told({ now: '2026-08-30T20:00:00.001Z' })))
      .thenRejected('booking/review-too-late');
  });
  test.each([0, 6, 3.5, -1, NaN])('%p stars can’t be given', (rating) =>
    given(Review)
      .when((r) => post(r, told({ rating })))
      .thenRejected('platform/invalid'),
  );
});
