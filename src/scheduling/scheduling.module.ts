import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FreeProviders } from './free-providers/free-providers.js';
import { HoldSlotHandler } from './holds/hold-slot.command.js';
import { HoldsController } from './holds/holds.controller.js';
import { ReleaseHoldHandler } from './holds/release-hold.command.js';
import { NextFreeSlotsController } from './next-free/next-free-slots.controller.js';
import { PreviewController } from './preview/preview.controller.js';
import { SlotsController } from './slots/slots.controller.js';

@Module({
  imports: [CqrsModule],
  controllers: [NextFreeSlotsController, HoldsController, PreviewController, SlotsController],
  providers: [HoldSlotHandler, ReleaseHoldHandler, FreeProviders],
})
export class SchedulingModule {}
