import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { ApplicationController } from './application/application.controller.js';
import { OwnBusinessAudience } from './live/own-business-audience.js';
import { ShownApplications } from './application/shown-applications.js';
import { ToldApplications } from './application/told-applications.js';
import { BusinessRecords } from './business-records.js';
import { ApplyAsVendorHandler } from './commands/apply-as-vendor.js';
import { ApproveVendorHandler } from './commands/approve-vendor.js';
import { PauseVendorHandler } from './commands/pause-vendor.js';
import { RegisterVendorHandler } from './commands/register-vendor.js';
import { ReinstateVendorHandler } from './commands/reinstate-vendor.js';
import { RejectVendorHandler } from './commands/reject-vendor.js';
import { ResubmitApplicationHandler } from './commands/resubmit-application.js';
import { ResumeVendorHandler } from './commands/resume-vendor.js';
import { SuspendVendorHandler } from './commands/suspend-vendor.js';
import { ChangeBusinessContactHandler } from './commands/change-business-contact.js';
import { UpdateBusinessProfileHandler } from './commands/update-business-profile.js';
import { ViewKycHandler } from './commands/view-kyc.js';
import { LifecycleController } from './lifecycle/lifecycle.controller.js';
import { CloseApplications } from './reactions/close-applications.js';
import { TellApplicant } from './reactions/tell-applicant.js';
import { ChangeVendorSettingsHandler } from './settings/commands/change-vendor-settings.js';
import { ChangeWorkingHoursHandler } from './settings/commands/change-working-hours.js';
import { ClearDayHoursHandler } from './settings/commands/clear-day-hours.js';
import { SetDayHoursHandler } from './settings/commands/set-day-hours.js';
import { SettingsRecords } from './settings/settings-records.js';
import { VendorSettingsController } from './settings/vendor-settings.controller.js';
import { WorkingHoursController } from './settings/working-hours.controller.js';
import { ReviewController } from './review/review.controller.js';
import { VendorController } from './vendor.controller.js';
import { OpenWork } from './open-work.js';

@Module({
  imports: [CqrsModule, DiscoveryModule, IdentityModule],
  controllers: [
    ApplicationController,
    ReviewController,
    LifecycleController,
    VendorController,
    VendorSettingsController,
    WorkingHoursController,
  ],
  providers: [
    RegisterVendorHandler,
    ApplyAsVendorHandler,
    ResubmitApplicationHandler,
    ApproveVendorHandler,
    RejectVendorHandler,
    ViewKycHandler,
    SuspendVendorHandler,
    ReinstateVendorHandler,
    PauseVendorHandler,
    ResumeVendorHandler,
    UpdateBusinessProfileHandler,
    ChangeBusinessContactHandler,
    OpenWork,
    CloseApplications,
    TellApplicant,
    ChangeVendorSettingsHandler,
    ChangeWorkingHoursHandler,
    SetDayHoursHandler,
    ClearDayHoursHandler,
    ShownApplications,
    ToldApplications,
    BusinessRecords,
    SettingsRecords,
    OwnBusinessAudience,
  ],
})
export class VendorOnboardingModule {}
