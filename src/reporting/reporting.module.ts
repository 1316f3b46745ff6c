import { Module } from '@nestjs/common';
import { CalendarController } from './calendar/calendar.controller.js';
import { ConflictsController } from './conflicts/conflicts.controller.js';
import { VendorCustomersController } from './customers/customers.controller.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { PerformanceController } from './performance/performance.controller.js';
import { PlatformController } from './platform/platform.controller.js';
import { ReportController } from './report/report.controller.js';
import { CustomerReviewsController } from './reviews/customer-reviews.controller.js';
import { TrendsController } from './trends/trends.controller.js';

/** Figures of providers and of the platform: nothing here decides anything. */
@Module({
  controllers: [
    CalendarController,
    ConflictsController,
    PlatformController,
    VendorCustomersController,
    EarningsController,
    PerformanceController,
    ReportController,
    CustomerReviewsController,
    TrendsController,
  ],
})
export class ReportingModule {}
