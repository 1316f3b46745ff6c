import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { VisitsModule } from '../visits/index.js';
import { KeptMonths } from './analytics/by-month/kept-months.js';
import { CohortsController } from './analytics/cohorts/cohorts.controller.js';
import { FunnelController } from './analytics/funnel/funnel.controller.js';
import { MarketHoursController } from './analytics/hours/market-hours.controller.js';
import { MarketPlacesController } from './analytics/places/market-places.controller.js';
import { SearchesController } from './analytics/visits/searches.controller.js';
import { VisitsController } from './analytics/visits/visits.controller.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { ConflictsController } from './conflicts/conflicts.controller.js';
import { VendorCustomersController } from './customers/customers.controller.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { PlatformHealthController } from './health/health.controller.js';
import { PlatformHealth } from './health/platform-health.js';
import { PerformanceController } from './performance/performance.controller.js';
import { PlatformController } from './platform/platform.controller.js';
import { ReportController } from './report/report.controller.js';
import { CustomerReviewsController } from './reviews/customer-reviews.controller.js';
import { TrendsController } from './trends/trends.controller.js';

/** Figures of providers and of the platform: nothing here decides anything. */
@Module({
  imports: [DiscoveryModule, VisitsModule],
  controllers: [
    CohortsController,
    FunnelController,
    MarketHoursController,
    VisitsController,
    SearchesController,
    MarketPlacesController,
    CalendarController,
    ConflictsController,
    PlatformController,
    PlatformHealthController,
    VendorCustomersController,
    EarningsController,
    PerformanceController,
    ReportController,
    CustomerReviewsController,
    TrendsController,
  ],
  providers: [KeptMonths, PlatformHealth],
})
export class ReportingModule {}
