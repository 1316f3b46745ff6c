import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CatalogModule } from '../catalog/index.js';
import { LastVisitCookie } from './counting/last-visit-cookie.js';
import { VisitController } from './counting/visit.controller.js';
import { VisitCounter } from './counting/visit-counter.js';
import { VisitTally } from './counting/visit-tally.js';
import { CountDaysOver } from './days/count-days-over.js';
import { CountVisitsHandler } from './days/count-visits.command.js';

/** Who comes, and what they look for, counted without knowing who. */
@Module({
  imports: [CqrsModule, CatalogModule],
  controllers: [VisitController],
  providers: [VisitTally, VisitCounter, LastVisitCookie, CountVisitsHandler, CountDaysOver],
  exports: [VisitTally],
})
export class VisitsModule {}
