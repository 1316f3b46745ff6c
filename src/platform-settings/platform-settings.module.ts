import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FeeRecords } from './fee/fee-records.js';
import { PlatformFeeController } from './fee/platform-fee.controller.js';
import { SchedulePlatformFeeHandler } from './fee/schedule-fee.command.js';
import { TakePlatformFeeBackHandler } from './fee/take-fee-back.command.js';

/** What administrators set for the whole platform. */
@Module({
  imports: [CqrsModule],
  controllers: [PlatformFeeController],
  providers: [SchedulePlatformFeeHandler, TakePlatformFeeBackHandler, FeeRecords],
})
export class PlatformSettingsModule {}
