import { SetDayHours } from '../../../src/vendor-onboarding/index.js';
import { offered } from './business-rows.js';
import { type Matrix, row, VENDORS } from './row.js';

const WEEK = Array.from({ length: 7 }, () => [{ from: 9, to: 19 }]);
const HOURS = { weeklyHours: WEEK, lanes: 1, bufferMinutes: 0, horizonDays: 90 };
const SETTINGS = {
  notifications: { newBookings: true, bookingUpdates: true, reviews: true, payments: true, marketing: false },
  availability: { autoAccept: false, instantBooking: true, advanceNoticeHours: 24 },
  pricing: { dynamicPricing: false, weekendPercent: 0, eveningPercent: 0, minimumBookingCents: 0, cancellationFeeCents: 2500 },
};
/** After everything that others book. */
const DAY = '2027-12-24';

/** Vendors: when they work, and how they take bookings. Each route is about the signed-in vendor's own business: none names another. */
export const scheduleRows: Matrix = {
  'GET /api/v1/vendor/settings': row(VENDORS, { own: 200 }),
  'PUT /api/v1/vendor/settings': row(VENDORS, { own: 200 }, () => ({ body: SETTINGS })),
  'GET /api/v1/vendor/working-hours': row(VENDORS, { own: 200 }),
  'PUT /api/v1/vendor/working-hours': row(VENDORS, { own: 200 }, () => ({ body: HOURS })),
  'PUT /api/v1/vendor/days/:date': row(VENDORS, { own: 204, missing: 400 }, (_world, _who, target) => ({
    params: { date: target === 'missing' ? '2027-02-30' : DAY },
    body: { hours: [{ from: 9, to: 12 }], note: 'Christmas Eve' },
  })),
  // A day that only a stranger has set is none of one's own: nothing happens to theirs.
  'DELETE /api/v1/vendor/days/:date': row(VENDORS, { own: 204, foreign: 204, missing: 400 }, async ({ app, strangers }, _who, target) => {
    const day = { date: DAY, hours: [], note: null };
    if (target === 'foreign') await app.execute(new SetDayHours(strangers.owner.userId, day), strangers.owner.userId);
    return { params: { date: target === 'missing' ? '2027-02-30' : DAY } };
  }),
  'POST /api/v1/vendor/services/:id/preview-times': row(VENDORS, { own: 200, foreign: 404, missing: 404 }, async (world, who, target) => {
    const params = await offered(world, who, target);
    await world.app.caughtUp();
    return { params, body: { hours: HOURS, availability: SETTINGS.availability } };
  }),
  'GET /api/v1/vendor/conflicts': row(VENDORS, { own: 200 }),
  'POST /api/v1/vendor/conflicts/preview': row(VENDORS, { own: 200 }, () => ({
    body: { weeklyHours: WEEK, day: { date: DAY, hours: [] } },
  })),
};
