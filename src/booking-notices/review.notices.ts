import type { ReviewEvent, Stars } from '../reviews/review.events.js';
import type { NoticesOf } from './booking.notices.js';
import type { BookingNotice } from './notice.js';

const reviewed = (serviceTitle: string, rating: Stars): BookingNotice => ({
  subject: 'You have a new review',
  sentence: `A customer gave ${rating} of 5 stars for “${serviceTitle}”.`,
});

const reviewEdited = (serviceTitle: string, rating: Stars): BookingNotice => ({
  subject: 'A review has changed',
  sentence: `A customer has changed their review of “${serviceTitle}”: it gives ${rating} of 5 stars now.`,
});

const replied = (serviceTitle: string): BookingNotice => ({
  subject: 'The provider has replied to your review',
  sentence: `The provider has replied to your review of “${serviceTitle}”.`,
});

const reviewHidden = (serviceTitle: string): BookingNotice => ({
  subject: 'Your review is not shown any more',
  sentence: `Plumb & Level does not show your review of “${serviceTitle}” any more. The reason stands beside it in My Reviews.`,
});

const reviewShown = (serviceTitle: string): BookingNotice => ({
  subject: 'Your review is shown again',
  sentence: `Plumb & Level shows your review of “${serviceTitle}” again.`,
});

/** Who has reported it, and what about, is between them and us. */
export const REVIEW_NOTICES: NoticesOf<ReviewEvent> = {
  ReviewPosted: ({ rating }, { booking }) => ({ vendor: reviewed(booking.serviceTitle, rating) }),
  // The provider does not see one that is hidden.
  ReviewEdited: ({ rating, visible }, { booking }) => (visible ? { vendor: reviewEdited(booking.serviceTitle, rating) } : {}),
  ReviewReplied: (_, { booking }) => ({ customer: replied(booking.serviceTitle) }),
  ReviewReplyEdited: () => ({}),
  ReviewReported: () => ({}),
  ReviewReportedByVisitor: () => ({}),
  ReviewHidden: (_, { booking }) => ({ customer: reviewHidden(booking.serviceTitle) }),
  ReviewShown: (_, { booking }) => ({ customer: reviewShown(booking.serviceTitle) }),
  ReviewKept: () => ({}),
  ReviewPhotoAdded: () => ({}),
  ReviewPhotoRemoved: () => ({}),
};
