import type { ExistingBooking } from '../booking/booking.js';
import { canBeReviewed } from '../booking/booking-rules.js';
import { Invalid, NotFound, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event, type ReviewEvent, type SelfEvidentGround, type Stars } from './review.events.js';

/** What every event of a review names. */
export interface Reviewed {
  readonly reviewId: string;
  readonly bookingId: string;
  readonly vendorId: string;
  readonly serviceId: string;
  readonly customerId: string;
}

export interface PostedReview {
  readonly about: Reviewed;
  readonly rating: Stars;
  readonly postedAt: string;
  readonly replied: boolean;
  /** Ids of those that its author has added, the first first. */
  readonly photos: readonly string[];
  /** Out of readers' sight. */
  readonly hidden: boolean;
  readonly reports: readonly { readonly reportId: string; readonly reportedBy: string | null }[];
  /** What visitors have reported it for since an admin last decided. */
  readonly visitorsSay: readonly SelfEvidentGround[];
  /** Somebody has reported it since an admin last decided. */
  readonly reported: boolean;
}
/** What a customer thinks of a completed booking; at most one. */
export type Review = { readonly about: null } | PostedReview;

export const Review: Decider<Review, ReviewEvent> = {
  category: 'review',
  initial: { about: null },
  evolve: {
    ReviewPosted: (_, { reviewId, bookingId, vendorId, serviceId, customerId, rating, postedAt }) => ({
      about: { reviewId, bookingId, vendorId, serviceId, customerId },
      rating,
      postedAt,
      replied: false,
      photos: [],
      hidden: false,
      reports: [],
      visitorsSay: [],
      reported: false,
    }),
    ReviewEdited: (review, { rating }) => ({ ...posted(review), rating }),
    ReviewReplied: (review) => ({ ...posted(review), replied: true }),
    ReviewReplyEdited: (review) => review,
    ReviewReported: (review, { reportId, reportedBy }) => withReport(posted(review), { reportId, reportedBy }),
    ReviewReportedByVisitor: (review, { reportId, ground }) => ({
      ...withReport(posted(review), { reportId, reportedBy: null }),
      visitorsSay: [...posted(review).visitorsSay, ground],
    }),
    ReviewHidden: (review) => ({ ...decided(review), hidden: true }),
    ReviewShown: (review) => ({ ...decided(review), hidden: false }),
    ReviewKept: (review) => decided(review),
    ReviewPhotoAdded: (review, { photoId }) => ({ ...posted(review), photos: [...posted(review).photos, photoId] }),
    ReviewPhotoRemoved: (review, { photoId }) => ({ ...posted(review), photos: posted(review).photos.filter((id) => id !== photoId) }),
  },
};

const decided = (review: Review): PostedReview => ({ ...posted(review), visitorsSay: [], reported: false });

const withReport = (review: PostedReview, report: PostedReview['reports'][number]): PostedReview => ({
  ...review,
  reports: [...review.reports, report],
  reported: true,
});

/** @throws NotFound when nobody has written it */
export function posted(review: Review): PostedReview {
  if (review.about === null) throw new NotFound('review');
  return review;
}

/** As readers find it: what is hidden is not there for them. */
export function visible(review: Review): PostedReview {
  const found = posted(review);
  if (found.hidden) throw new NotFound('review');
  return found;
}

export interface NewReview {
  readonly reviewId: string;
  readonly booking: ExistingBooking;
  readonly authorId: string;
  /** The user behind the business. */
  readonly ownerId: string;
  readonly rating: number;
  readonly comment: string | null;
  readonly now: string;
}

export function post(review: Review, { reviewId, booking, authorId, ownerId, rating, comment, now }: NewReview): ReviewEvent[] {
  if (booking.customerId !== authorId) throw new NotFound('booking');
  const stars = asStars(rating);
  if (review.about?.reviewId === reviewId) return [];
  if (review.about) throw new Rejected('booking/already-reviewed', 'You have reviewed this booking already.');
  if (ownerId === authorId) throw new Rejected('booking/own-business', 'You cannot review your own business.');
  if (booking.completedAt === null) throw new Rejected('booking/not-completed', 'A booking can be reviewed once it is completed.');
  if (!canBeReviewed({ completedAt: booking.completedAt }, now)) {
    throw new Rejected('booking/review-too-late', 'A booking can be reviewed within 90 days of its completion.');
  }
  const { bookingId, vendorId, serviceId, serviceTitle } = booking;
  return [
    event(
      'ReviewPosted',
      { reviewId, bookingId, vendorId, serviceId, customerId: authorId, serviceTitle, rating: stars, postedAt: now },
      { subject: authorId, fields: { comment } },
    ),
  ];
}

/** @throws Invalid when it is no whole number from one to five */
export function asStars(rating: number): Stars {
  if (![1, 2, 3, 4, 5].includes(rating)) throw new Invalid({ rating: 'Give one to five stars.' });
  return rating as Stars;
}
