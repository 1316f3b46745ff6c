import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { BusinessRecords } from './business-records.js';
import { ApplyAsVendorHandler } from './commands/apply-as-vendor.js';
import { ApproveVendorHandler } from './commands/approve-vendor.js';
import { RejectVendorHandler } from './commands/reject-vendor.js';
import { UpdateBusinessProfileHandler } from './commands/update-business-profile.js';
import { CloseApplications } from './reactions/close-applications.js';
import { VendorController } from './vendor.controller.js';
import { VendorApplicationController } from './vendor-application.controller.js';

@Module({
  imports: [CqrsModule, IdentityModule],
  controllers: [VendorApplicationController, VendorController],
  providers: [
    ApplyAsVendorHandler,
    ApproveVendorHandler,
    RejectVendorHandler,
    UpdateBusinessProfileHandler,
    CloseApplications,
    BusinessRecords,
  ],
})
export class VendorOnboardingModule {}
