import { Booking, existing } from '../../../src/booking/booking.js';
import { RescheduleBooking } from '../../../src/booking/index.js';
import { fold, streamOf } from '../../../src/platform/events/decider.js';
import { completedBooking } from './booking-rows.js';
import { CUSTOMERS, type Matrix, row, type Target, type Who } from './row.js';
import { acceptedBooking, NOWHERE, type World } from './world.js';

const EITHER = { own: 200, foreign: 404, missing: 404 };
/** There is nothing to claim of work that has not begun. */
const TOO_EARLY = { own: 409, foreign: 404, missing: 404 };

const accepted = async (world: World, who: Who, target: Target) => ({ params: { id: await acceptedBooking(world, who, target) } });

/** A booking for which the provider has proposed another time. */
async function proposedByProvider(world: World, who: Who, target: Target) {
  const id = await acceptedBooking(world, who, target);
  if (id === NOWHERE) return { params: { id }, body: { proposalId: NOWHERE } };
  const { app, strangers } = world;
  await app.execute(new RescheduleBooking(strangers.owner.userId, id, world.slot(strangers)), strangers.owner.userId);
  const { proposal } = existing(fold(Booking, (await app.streams.read(streamOf(Booking, id))).events));
  return { params: { id }, body: { proposalId: proposal!.proposalId } };
}

export const lifeRows: Matrix = {
  'GET /api/v1/bookings/:id/slots': row(CUSTOMERS, EITHER, async (world, who, target) => ({
    ...(await accepted(world, who, target)),
    query: { date: '2026-03-20' },
  })),
  'GET /api/v1/bookings/:id/days': row(CUSTOMERS, EITHER, async (world, who, target) => ({
    ...(await accepted(world, who, target)),
    query: { month: '2026-03' },
  })),
  'POST /api/v1/bookings/:id/reschedule': row(CUSTOMERS, EITHER, async (world, who, target) => ({
    ...(await accepted(world, who, target)),
    body: world.slot(world.strangers),
  })),
  'POST /api/v1/bookings/:id/accept-time': row(CUSTOMERS, EITHER, proposedByProvider),
  'POST /api/v1/bookings/:id/decline-time': row(CUSTOMERS, EITHER, proposedByProvider),
  'POST /api/v1/bookings/:id/withdraw-time': row(CUSTOMERS, EITHER, async (world, who, target) => ({
    ...(await accepted(world, who, target)),
    body: { proposalId: NOWHERE },
  })),
  'POST /api/v1/bookings/:id/claim': row(CUSTOMERS, TOO_EARLY, async (world, who, target) => ({
    ...(await accepted(world, who, target)),
    body: { statement: 'Nobody was there.' },
  })),
  'POST /api/v1/bookings/:id/contest': row(CUSTOMERS, TOO_EARLY, async (world, who, target) => ({
    ...(await accepted(world, who, target)),
    body: { statement: 'We were there.' },
  })),
  'POST /api/v1/bookings/:id/problem': row(CUSTOMERS, EITHER, (world, who, target) => ({
    params: { id: completedBooking(world, who, target) },
    body: { description: 'The tap still drips, since yesterday.' },
  })),
};
