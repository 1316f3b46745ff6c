import { WIDE } from '../../support/wide.js';
import { ADMINS, type Matrix, row } from './row.js';

/** As they are already, so that the other rows may go on booking. */
const limits = { ...WIDE };
const query = Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, String(limit)]));

export const bookingLimitsRows: Matrix = {
  'GET /api/v1/admin/booking-limits': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/booking-limits/preview': row(ADMINS, { own: 200 }, () => ({ query })),
  'POST /api/v1/admin/booking-limits/changes': row(ADMINS, { own: 204 }, () => ({
    body: { ...limits, reason: 'Few people book much here.' },
  })),
};
