import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ModerationModule } from '../moderation/index.js';
import { BookingDeadlinesAdminController } from './booking-deadlines/booking-deadlines-admin.controller.js';
import { DeadlinesPreview } from './booking-deadlines/deadlines-preview.js';
import { BookingLimitsAdminController } from './booking-limits/booking-limits-admin.controller.js';
import { LimitsPreview } from './booking-limits/limits-preview.js';
import { FeatureSwitchesAdminController } from './feature-switches/feature-switches-admin.controller.js';
import { FeePreview } from './platform-fee/fee-preview.js';
import { PlatformFeeAdminController } from './platform-fee/platform-fee-admin.controller.js';

/** What admins set for the whole platform, what it would change, and who has set what. */
@Module({
  imports: [CqrsModule, ModerationModule],
  controllers: [PlatformFeeAdminController, BookingLimitsAdminController, BookingDeadlinesAdminController, FeatureSwitchesAdminController],
  providers: [FeePreview, LimitsPreview, DeadlinesPreview],
})
export class SettingsAdministrationModule {}
