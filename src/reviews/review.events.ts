import { type Event, eventOf } from '../platform/events/event.js';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Ids that every event of a review carries. */
interface Reviewed {
  reviewId: string;
  bookingId: string;
  vendorId: string;
  serviceId: string;
  customerId: string;
}

/** Why a review should not be seen, as a reader says. */
export const REPORT_GROUNDS = ['spam', 'offensive', 'not_about_the_work', 'personal_data', 'other'] as const;
export type ReportGround = (typeof REPORT_GROUNDS)[number];
/** What needs no further words, so that a report without an account needs none. */
export type SelfEvidentGround = Exclude<ReportGround, 'other'>;

/** Stream `review-<bookingId>`: one per completed booking. */
export type ReviewPosted = Event<
  'ReviewPosted',
  Reviewed & { serviceTitle: string; rating: Stars; postedAt: string },
  { comment: string | null }
>;
export type ReviewEdited = Event<
  'ReviewEdited',
  Reviewed & {
    rating: Stars;
    previousRating: Stars;
    /** Whether readers can see it: averages follow what is visible. */
    visible: boolean;
    editedAt: string;
  },
  { comment: string | null }
>;
/** The provider answers, once. `ownerId` is the person behind the business. */
export type ReviewReplied = Event<'ReviewReplied', Reviewed & { ownerId: string; repliedAt: string }, { reply: string }>;
export type ReviewReplyEdited = Event<'ReviewReplyEdited', Reviewed & { ownerId: string; editedAt: string }, { reply: string }>;
export type ReviewReported = Event<
  'ReviewReported',
  Reviewed & { reportId: string; reportedBy: string; ground: ReportGround; reportedAt: string },
  { note: string | null }
>;
/** Somebody without an account has reported it. Nothing of theirs is kept, neither words nor address. */
export type ReviewReportedByVisitor = Event<
  'ReviewReportedByVisitor',
  Reviewed & { reportId: string; ground: SelfEvidentGround; reportedAt: string }
>;
/** An admin has taken it out of sight, or brought it back. The rating is what averages lose or gain. */
export type ReviewHidden = Event<'ReviewHidden', Reviewed & { rating: Stars; hiddenAt: string }, { explanation: string }>;
export type ReviewShown = Event<'ReviewShown', Reviewed & { rating: Stars; shownAt: string }, { explanation: string }>;
/** An admin has looked at the reports, and it stays. */
export type ReviewKept = Event<'ReviewKept', Reviewed & { keptAt: string }, { explanation: string }>;
/** The author shows the work: a photo, kept under their key. */
export type ReviewPhotoAdded = Event<
  'ReviewPhotoAdded',
  Reviewed & {
    photoId: string;
    /** The widths that there are, in pixels. */
    widths: readonly number[];
    /** Of the largest, in pixels. */
    width: number;
    height: number;
    addedAt: string;
  },
  { placeholder: string }
>;
export type ReviewPhotoRemoved = Event<'ReviewPhotoRemoved', Reviewed & { photoId: string; removedAt: string }>;
export type ReviewEvent =
  | ReviewPosted
  | ReviewEdited
  | ReviewReplied
  | ReviewReplyEdited
  | ReviewReported
  | ReviewReportedByVisitor
  | ReviewHidden
  | ReviewShown
  | ReviewKept
  | ReviewPhotoAdded
  | ReviewPhotoRemoved;

/** Builds the facts above. */
export const event = eventOf<ReviewEvent>();
