import { type Matrix, row, VENDORS } from './row.js';

/** A provider's figures name no object: whose they are follows from who asks. */
export const figureRows: Matrix = {
  'GET /api/v1/vendor/customers': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/reviews': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/earnings': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/earnings/transactions': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/earnings/report': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/reports': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/reports/export': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/performance': row(VENDORS, { own: 200 }),
};
