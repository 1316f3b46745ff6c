import type { Event } from '../platform/events/event.js';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Stream `review-<bookingId>`: one per completed booking. */
export type ReviewPosted = Event<
  'ReviewPosted',
  {
    reviewId: string;
    bookingId: string;
    vendorId: string;
    serviceId: string;
    customerId: string;
    serviceTitle: string;
    rating: Stars;
    postedAt: string;
  },
  { comment: string | null }
>;
export type ReviewEvent = ReviewPosted;
