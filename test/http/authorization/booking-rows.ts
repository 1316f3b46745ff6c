import { asked } from '../booking-support.js';
import { CUSTOMERS, type Matrix, row, type Target, VENDORS, type Who } from './row.js';
import { madeBooking, NOWHERE, receivedBooking, type World } from './world.js';

const received = async (world: World, _who: Who, target: Target) => ({ params: { id: await receivedBooking(world, target) } });

const soon = ({ soon }: World, _who: Who, target: Target) => ({ params: { id: target === 'missing' ? NOWHERE : soon[target] } });

/** One that was completed just now, made by who asks. */
export function completedBooking({ completed }: World, who: Who, target: Target): string {
  if (target === 'missing') return NOWHERE;
  if (target === 'foreign') return completed.stranger;
  return who === 'user' || who === 'vendor' || who === 'admin' ? completed[who] : NOWHERE;
}

const WEEK = { from: '2026-03-08', to: '2026-03-14' };

export const bookingRows: Matrix = {
  'POST /api/v1/bookings': row(CUSTOMERS, { own: 201, missing: 404 }, (world, _who, target) => {
    const serviceId = target === 'missing' ? NOWHERE : world.strangers.serviceId;
    return { body: asked(serviceId, { ...world.slot(world.strangers), instructions: 'Ring twice.' }) };
  }),
  'GET /api/v1/bookings': row(CUSTOMERS, { own: 200 }),
  'GET /api/v1/bookings/summary': row(CUSTOMERS, { own: 200 }),
  'POST /api/v1/bookings/:id/cancel': row(CUSTOMERS, { own: 200, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: { id: await madeBooking(world, who, target) },
    body: { chargeCents: 0 },
  })),
  'POST /api/v1/bookings/:id/review': row(CUSTOMERS, { own: 201, foreign: 404, missing: 404 }, (world, who, target) => ({
    params: { id: completedBooking(world, who, target) },
    body: { rating: 5, comment: 'Quick and clean.' },
  })),
  'GET /api/v1/vendor/bookings': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/calendar': row(VENDORS, { own: 200 }, () => ({ query: WEEK })),
  'GET /api/v1/vendor/calendar/bookings': row(VENDORS, { own: 200 }, () => ({ query: WEEK })),
  'POST /api/v1/bookings/:id/confirm': row(VENDORS, { own: 200, foreign: 404, missing: 404 }, received),
  'POST /api/v1/bookings/:id/decline': row(VENDORS, { own: 200, foreign: 404, missing: 404 }, async (world, who, target) => ({
    ...(await received(world, who, target)),
    body: { reason: 'We do not do this kind of work.' },
  })),
  'POST /api/v1/bookings/:id/set-out': row(VENDORS, { own: 200, foreign: 404, missing: 404 }, soon),
  'POST /api/v1/bookings/:id/delay': row(VENDORS, { own: 200, foreign: 404, missing: 404 }, (world, _who, target) => ({
    ...soon(world, _who, target),
    body: { minutes: 15 },
  })),
  'POST /api/v1/bookings/:id/complete': row(VENDORS, { own: 200, foreign: 404, missing: 404 }, ({ past }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : past[target] },
  })),
};
