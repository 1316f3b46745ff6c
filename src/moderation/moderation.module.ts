import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ContactModule } from '../contact/index.js';
import { IdentityModule } from '../identity/index.js';
import { InvitationsModule } from '../invitations/index.js';
import { PortfolioModule } from '../portfolio/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { VendorOnboardingModule } from '../vendor-onboarding/index.js';
import { ApplicationReviewController } from './applications/application-review.controller.js';
import { CategoryAdminController } from './categories/category-admin.controller.js';
import { CategoryUse } from './categories/category-use.js';
import { ChangeCategoryHandler } from './categories/change-category.command.js';
import { DeleteCategoryHandler } from './categories/delete-category.command.js';
import { CancelBookingAsAdminHandler } from './claims/cancel-booking-as-admin.command.js';
import { DecideClaimHandler } from './claims/decide-claim.command.js';
import { DecideProblemHandler } from './claims/decide-problem.command.js';
import { DeskController } from './claims/desk.controller.js';
import { ContactDeskController } from './contact/contact-desk.controller.js';
import { FindingController } from './finding/finding.controller.js';
import { FirstToDecide } from './first-to-decide.js';
import { DecideWorkPhotoHandler } from './photos/decide-work-photo.command.js';
import { ModeratedPhotos } from './photos/moderated-photos.queries.js';
import { PhotoModerationController } from './photos/photo-moderation.controller.js';
import { FeePreview } from './platform-fee/fee-preview.js';
import { PlatformFeeAdminController } from './platform-fee/platform-fee-admin.controller.js';
import { DecideReviewHandler } from './reviews/decide-review.command.js';
import { ModeratedReviews } from './reviews/moderated-reviews.queries.js';
import { ReviewModerationController } from './reviews/review-moderation.controller.js';
import { ChangeManagedServiceHandler } from './services/change-managed-service.command.js';
import { CreateManagedServiceHandler } from './services/create-managed-service.command.js';
import { DeleteManagedServiceHandler } from './services/deletion/delete-managed-service.command.js';
import { ServiceDeletionPreview } from './services/deletion/service-deletion-preview.js';
import { ManagedServices } from './services/managed-services.queries.js';
import { ServiceManagementController } from './services/service-management.controller.js';
import { InvitationsController } from './users/invitations/invitations.controller.js';
import { ManagedUsers } from './users/managed-users.queries.js';
import { EndSessionsOfUserHandler } from './users/profile/end-sessions-of-user.command.js';
import { UserProfiles } from './users/profile/user-profiles.js';
import { GrantRoleToUserHandler } from './users/roles/grant-role-to-user.command.js';
import { RevokeRoleOfUserHandler } from './users/roles/revoke-role-of-user.command.js';
import { UserRolesController } from './users/roles/user-roles.controller.js';
import { DeactivateUserHandler } from './users/standing/deactivate-user.command.js';
import { ReactivateUserHandler } from './users/standing/reactivate-user.command.js';
import { StandingPreview } from './users/standing/standing-preview.js';
import { UserManagementController } from './users/user-management.controller.js';
import { DeactivationPreview } from './vendors/deactivation-preview.js';
import { ManagedVendors } from './vendors/managed-vendors.queries.js';
import { VendorManagementController } from './vendors/vendor-management.controller.js';
import { WaitingController } from './waiting/waiting.controller.js';

/** What an admin decides about what others have done. */
@Module({
  imports: [CqrsModule, IdentityModule, InvitationsModule, ContactModule, VendorOnboardingModule, PortfolioModule, ReviewsModule],
  controllers: [
    WaitingController,
    FindingController,
    ApplicationReviewController,
    VendorManagementController,
    UserManagementController,
    UserRolesController,
    InvitationsController,
    DeskController,
    ReviewModerationController,
    PhotoModerationController,
    CategoryAdminController,
    ServiceManagementController,
    PlatformFeeAdminController,
    ContactDeskController,
  ],
  providers: [
    FirstToDecide,
    ManagedVendors,
    DeactivationPreview,
    ManagedUsers,
    StandingPreview,
    DeactivateUserHandler,
    ReactivateUserHandler,
    GrantRoleToUserHandler,
    RevokeRoleOfUserHandler,
    EndSessionsOfUserHandler,
    UserProfiles,
    CancelBookingAsAdminHandler,
    DecideClaimHandler,
    DecideProblemHandler,
    DecideReviewHandler,
    ModeratedReviews,
    DecideWorkPhotoHandler,
    ModeratedPhotos,
    ChangeCategoryHandler,
    DeleteCategoryHandler,
    CategoryUse,
    ManagedServices,
    FeePreview,
    ServiceDeletionPreview,
    ChangeManagedServiceHandler,
    CreateManagedServiceHandler,
    DeleteManagedServiceHandler,
  ],
})
export class ModerationModule {}
