import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ContactModule } from '../contact/index.js';
import { IdentityModule } from '../identity/index.js';
import { PortfolioModule } from '../portfolio/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { VendorOnboardingModule } from '../vendor-onboarding/index.js';
import { ApplicationReviewController } from './applications/application-review.controller.js';
import { CancelBookingAsAdminHandler } from './claims/cancel-booking-as-admin.command.js';
import { DecideClaimHandler } from './claims/decide-claim.command.js';
import { DecideProblemHandler } from './claims/decide-problem.command.js';
import { DeskController } from './claims/desk.controller.js';
import { ContactDeskController } from './contact/contact-desk.controller.js';
import { AdminDeedsController } from './deeds/admin-deeds.controller.js';
import { DeedRecords } from './deeds/deed-records.js';
import { DownloadRecords } from './downloads/download-records.js';
import { Downloads } from './downloads/downloads.js';
import { RecordDownloadHandler } from './downloads/record-download.command.js';
import { FirstToDecide } from './first-to-decide.js';
import { DecideWorkPhotoHandler } from './photos/decide-work-photo.command.js';
import { ModeratedPhotos } from './photos/moderated-photos.queries.js';
import { PhotoModerationController } from './photos/photo-moderation.controller.js';
import { DecideReviewHandler } from './reviews/decide-review.command.js';
import { ModeratedReviews } from './reviews/moderated-reviews.queries.js';
import { ReviewModerationController } from './reviews/review-moderation.controller.js';
import { WaitingController } from './waiting/waiting.controller.js';

/** What an admin decides about what others have done. */
@Module({
  imports: [CqrsModule, IdentityModule, ContactModule, VendorOnboardingModule, PortfolioModule, ReviewsModule],
  controllers: [
    WaitingController,
    ApplicationReviewController,
    DeskController,
    ReviewModerationController,
    PhotoModerationController,
    ContactDeskController,
    AdminDeedsController,
  ],
  providers: [
    FirstToDecide,
    CancelBookingAsAdminHandler,
    DecideClaimHandler,
    DecideProblemHandler,
    DecideReviewHandler,
    ModeratedReviews,
    DecideWorkPhotoHandler,
    ModeratedPhotos,
    Downloads,
    RecordDownloadHandler,
    DownloadRecords,
    DeedRecords,
  ],
  exports: [FirstToDecide, Downloads],
})
export class ModerationModule {}
