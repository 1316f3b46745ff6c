import { VendorCustomersController } from './customers/customers.controller.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { PerformanceController } from './performance/performance.controller.js';
import { ReportController } from './report/report.controller.js';
import { CustomerReviewsController } from './reviews/customer-reviews.controller.js';

/** What a provider's own business comes to. */
export const figuresControllers = [
  VendorCustomersController,
  CustomerReviewsController,
  EarningsController,
  ReportController,
  PerformanceController,
];
