import { reviewList, ReviewRow } from './list/review-list.projection.js';
import { ReviewPhotoRow, reviewPhotos } from './list/review-photos.projection.js';
import { ReviewReportRow, reviewReports } from './reports/review-reports.projection.js';

export { photosColumn, photoView } from './list/review-photo-columns.js';
export { ReviewPhotoDto } from './list/review-photo.dto.js';
export { ReviewReplyDto } from './list/review.dto.js';
export { authorName, isVisible, replyColumns, withReply } from './list/review-columns.js';
export { ReviewReportRow, ReviewRow };
export { ReviewedBookings } from './list/reviewed-bookings.queries.js';
export { EditReview } from './posting/edit-review.command.js';
export { PostReview } from './posting/post-review.command.js';
export { ReplyToReview } from './replies/reply-to-review.command.js';
export { hide, keep } from './reports/moderate.decisions.js';
export { ReportReview } from './reports/report-review.command.js';
export { reviewConcerns } from './review.concerns.js';
export { REPORT_GROUNDS, type ReportGround } from './review.events.js';
export { posted, Review } from './review.js';
export { ReviewsModule } from './reviews.module.js';

export const reviewsEntities = [ReviewRow, ReviewReportRow, ReviewPhotoRow];
export const reviewsProjections = [reviewList, reviewReports, reviewPhotos];
