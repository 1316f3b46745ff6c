import { type BookingEvent, event } from '../../../src/booking/booking.events.js';
import { ADMINS, CUSTOMERS, type Matrix, row, type Target, type Who } from './row.js';
import { acceptedBooking, NOWHERE, type World } from './world.js';

const REASON = 'Both sides have sent us photos.';
const AT = '2026-03-12T18:00:00.000Z';

const made = async (world: World, who: Who, target: Target) => ({ params: { id: await acceptedBooking(world, who, target) } });

/** A stranger's booking to which this has happened, or none. */
async function after(world: World, target: Target, ...happened: ((parties: Parties) => BookingEvent)[]): Promise<string> {
  if (target === 'missing') return NOWHERE;
  const { app, strangers } = world;
  const customer = await app.member();
  const bookingId = await world.booking(customer, strangers);
  const stream = `booking-${bookingId}`;
  const { expected } = await app.streams.read(stream);
  const parties = { bookingId, customerId: customer.userId, vendorId: strangers.vendorId, serviceId: strangers.serviceId };
  await app.streams.append(
    stream,
    happened.map((each) => each(parties)),
    expected,
  );
  await app.caughtUp();
  return bookingId;
}
type Parties = Record<'bookingId' | 'customerId' | 'vendorId' | 'serviceId', string>;

const confirmed = (of: Parties) => event('BookingConfirmed', { ...of, confirmedAt: AT });
const claimed = (of: Parties): BookingEvent =>
  event(
    'NoShowClaimed',
    { ...of, claim: 'no_show_vendor' as const, by: 'customer' as const, contestBy: '2026-03-13T18:00:00.000Z', claimedAt: AT },
    { subject: of.customerId, fields: { statement: null } },
  );
const contested = (of: Parties): BookingEvent =>
  event('NoShowContested', { ...of, by: 'vendor' as const, contestedAt: AT }, { subject: of.customerId, fields: { statement: null } });
const completed = (of: Parties) => event('BookingCompleted', { ...of, priceCents: 8900, platformFeeCents: 500, completedAt: AT });
const reported = (of: Parties) =>
  event('ProblemReported', { ...of, reportedAt: AT }, { subject: of.customerId, fields: { description: 'It leaks again.' } });

export const deskRows: Matrix = {
  'GET /api/v1/bookings/:id/timeline': row(CUSTOMERS, { own: 200, foreign: (who) => (who === 'admin' ? 200 : 404), missing: 404 }, made),
  'GET /api/v1/bookings/:id/calendar.ics': row(CUSTOMERS, { own: 200, foreign: 404, missing: 404 }, made),
  'GET /api/v1/admin/bookings': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/bookings/download': row(ADMINS, { own: 200 }, () => ({ body: { status: 'confirmed' } })),
  'GET /api/v1/admin/claims': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/bookings/:id/cancel': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await after(world, target, confirmed) },
    body: { reason: REASON, chargeCents: 0 },
  })),
  'POST /api/v1/admin/bookings/:id/claim': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await after(world, target, confirmed, claimed, contested) },
    body: { reason: REASON, outcome: 'dismissed' },
  })),
  'POST /api/v1/admin/bookings/:id/problem': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await after(world, target, confirmed, completed, reported) },
    body: { reason: REASON, refundCents: 0 },
  })),
};
