import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingModule } from '../booking/index.js';
import { IdentityModule } from '../identity/index.js';
import { ReviewController } from './list/review.controller.js';
import { ReviewedBookings } from './list/reviewed-bookings.queries.js';
import { AddReviewPhotoHandler } from './photos/add-review-photo.command.js';
import { RemoveReviewPhotoHandler } from './photos/remove-review-photo.command.js';
import { ReviewPhotosController } from './photos/review-photos.controller.js';
import { ReviewPhotos } from './photos/review-photos.queries.js';
import { EditReviewHandler } from './posting/edit-review.command.js';
import { MyReviewsController } from './posting/my-reviews.controller.js';
import { MyReviews } from './posting/my-reviews.queries.js';
import { PostReviewHandler } from './posting/post-review.command.js';
import { PostingController } from './posting/posting.controller.js';
import { AnsweringController } from './replies/answering.controller.js';
import { ReplyToReviewHandler } from './replies/reply-to-review.command.js';
import { ReportReviewHandler } from './reports/report-review.command.js';
import { ReviewRecords } from './review-records.js';

/** What customers say about completed work, and what others make of it. */
@Module({
  imports: [CqrsModule, IdentityModule, BookingModule],
  controllers: [ReviewPhotosController, PostingController, ReviewController, MyReviewsController, AnsweringController],
  providers: [
    AddReviewPhotoHandler,
    RemoveReviewPhotoHandler,
    ReviewPhotos,
    PostReviewHandler,
    EditReviewHandler,
    ReplyToReviewHandler,
    ReportReviewHandler,
    ReviewedBookings,
    MyReviews,
    ReviewRecords,
  ],
  exports: [ReviewedBookings],
})
export class ReviewsModule {}
