import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DeadlinesRecords } from './deadlines/deadlines-records.js';
import { SetBookingDeadlinesHandler } from './deadlines/set-booking-deadlines.command.js';
import { SwitchFeatureHandler } from './features/switch-feature.command.js';
import { SwitchesRecords } from './features/switches-records.js';
import { FeeRecords } from './fee/fee-records.js';
import { PlatformFeeController } from './fee/platform-fee.controller.js';
import { SchedulePlatformFeeHandler } from './fee/schedule-fee.command.js';
import { TakePlatformFeeBackHandler } from './fee/take-fee-back.command.js';
import { LimitsRecords } from './limits/limits-records.js';
import { SetBookingLimitsHandler } from './limits/set-booking-limits.command.js';
import { PlatformRulesController } from './rules/platform-rules.controller.js';

/** What administrators set for the whole platform. */
@Module({
  imports: [CqrsModule],
  controllers: [PlatformFeeController, PlatformRulesController],
  providers: [
    SchedulePlatformFeeHandler,
    TakePlatformFeeBackHandler,
    FeeRecords,
    SetBookingLimitsHandler,
    LimitsRecords,
    SetBookingDeadlinesHandler,
    DeadlinesRecords,
    SwitchFeatureHandler,
    SwitchesRecords,
  ],
})
export class PlatformSettingsModule {}
