import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ApplicationController } from './application/application.controller.js';
import { ApplicationViews } from './application/application-views.js';
import { ApplyAsVendorHandler } from './application/apply-as-vendor.command.js';
import { BusinessRecords } from './application/business-records.js';
import { RegisterVendorHandler } from './application/register-vendor.command.js';
import { ResubmitApplicationHandler } from './application/resubmit-application.command.js';
import { SubmittedApplications } from './application/submitted-applications.js';
import { Appraisals } from './appraisal/appraisals.js';
import { ChangeWorkingHoursHandler } from './hours/change-working-hours.command.js';
import { ClearDayHoursHandler } from './hours/clear-day-hours.command.js';
import { SetDayHoursHandler } from './hours/set-day-hours.command.js';
import { WorkingHoursController } from './hours/working-hours.controller.js';
import { OwnBusinessAudience } from './live/own-business-audience.js';
import { TellApplicant } from './notices/tell-applicant.reaction.js';
import { ChangeBusinessContactHandler } from './profile/change-business-contact.command.js';
import { OpenWork } from './profile/open-work.js';
import { UpdateBusinessProfileHandler } from './profile/update-business-profile.command.js';
import { VendorController } from './profile/vendor.controller.js';
import { ApproveVendorHandler } from './review/approve-vendor.command.js';
import { CloseApplications } from './review/close-applications.reaction.js';
import { RejectVendorHandler } from './review/reject-vendor.command.js';
import { ViewKycHandler } from './review/view-kyc.command.js';
import { ChangeVendorSettingsHandler } from './settings/change-vendor-settings.command.js';
import { SettingsRecords } from './settings/settings-records.js';
import { VendorSettingsController } from './settings/vendor-settings.controller.js';
import { PauseVendorHandler } from './standing/pause-vendor.command.js';
import { ReinstateVendorHandler } from './standing/reinstate-vendor.command.js';
import { ResumeVendorHandler } from './standing/resume-vendor.command.js';
import { StandingController } from './standing/standing.controller.js';
import { SuspendVendorHandler } from './standing/suspend-vendor.command.js';

@Module({
  imports: [CqrsModule, DiscoveryModule, IdentityModule, NotificationsModule],
  controllers: [ApplicationController, StandingController, VendorController, VendorSettingsController, WorkingHoursController],
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
    ApplicationViews,
    Appraisals,
    SubmittedApplications,
    BusinessRecords,
    SettingsRecords,
    OwnBusinessAudience,
  ],
  exports: [ApplicationViews, Appraisals],
})
export class VendorOnboardingModule {}
