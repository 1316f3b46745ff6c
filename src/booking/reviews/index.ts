import { AnsweringController } from './answering.controller.js';
import { DecideReviewHandler } from './commands/decide-review.js';
import { EditReviewHandler } from './commands/edit-review.js';
import { PostReviewHandler } from './commands/post-review.js';
import { ReplyToReviewHandler } from './commands/reply-to-review.js';
import { ReportReviewHandler } from './commands/report-review.js';
import { ModeratedReviews } from './moderation/moderated-reviews.js';
import { ReviewModerationController } from './moderation/moderation.controller.js';
import { MyReviews } from './my-reviews.js';
import { MyReviewsController } from './my-reviews.controller.js';
import { ReviewController } from './review.controller.js';
import { ReviewRecords } from './review-records.js';
import { ReviewedBookings } from './reviewed-bookings.js';

/** What customers say about completed work, and what others make of it. */
export const reviewControllers = [ReviewController, MyReviewsController, AnsweringController, ReviewModerationController];
export const reviewProviders = [
  PostReviewHandler,
  EditReviewHandler,
  ReplyToReviewHandler,
  ReportReviewHandler,
  DecideReviewHandler,
  ReviewedBookings,
  MyReviews,
  ModeratedReviews,
  ReviewRecords,
];
