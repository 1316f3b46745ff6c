import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CategoriesModule } from '../categories/index.js';
import { IdentityModule } from '../identity/index.js';
import { InvitationsModule } from '../invitations/index.js';
import { ModerationModule } from '../moderation/index.js';
import { VendorOnboardingModule } from '../vendor-onboarding/index.js';
import { BulkActionsController } from './bulk/bulk-actions.controller.js';
import { BulkRecords } from './bulk/bulk-records.js';
import { CarryOnBulkActions } from './bulk/carry-on-bulk-actions.reaction.js';
import { StartBulkActionHandler } from './bulk/start-bulk-action.command.js';
import { CategoryAdminController } from './categories/category-admin.controller.js';
import { CategoryUse } from './categories/category-use.js';
import { ChangeCategoryHandler } from './categories/change-category.command.js';
import { DeleteCategoryHandler } from './categories/delete-category.command.js';
import { CategoryOrderController } from './categories/order/category-order.controller.js';
import { CategoryPictureAdminController } from './categories/picture/category-picture-admin.controller.js';
import { ChangeCategoryPictureHandler } from './categories/picture/change-category-picture.command.js';
import { FindingController } from './finding/finding.controller.js';
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
import { AffectedByDeactivations } from './users/standing/affected-by-deactivations.js';
import { DeactivateUserHandler } from './users/standing/deactivate-user.command.js';
import { ReactivateUserHandler } from './users/standing/reactivate-user.command.js';
import { StandingPreview } from './users/standing/standing-preview.js';
import { UserManagementController } from './users/user-management.controller.js';
import { DeactivationPreview } from './vendors/deactivation-preview.js';
import { ManagedVendors } from './vendors/managed-vendors.queries.js';
import { VendorManagementController } from './vendors/vendor-management.controller.js';

/** What admins steer: who is here, and what can be booked. */
@Module({
  imports: [CqrsModule, CategoriesModule, IdentityModule, InvitationsModule, ModerationModule, VendorOnboardingModule],
  controllers: [
    FindingController,
    VendorManagementController,
    UserManagementController,
    UserRolesController,
    InvitationsController,
    CategoryAdminController,
    CategoryOrderController,
    CategoryPictureAdminController,
    ServiceManagementController,
    BulkActionsController,
  ],
  providers: [
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
    ChangeCategoryHandler,
    DeleteCategoryHandler,
    ChangeCategoryPictureHandler,
    CategoryUse,
    ManagedServices,
    ServiceDeletionPreview,
    ChangeManagedServiceHandler,
    CreateManagedServiceHandler,
    DeleteManagedServiceHandler,
    StartBulkActionHandler,
    CarryOnBulkActions,
    BulkRecords,
    AffectedByDeactivations,
  ],
})
export class AdministrationModule {}
