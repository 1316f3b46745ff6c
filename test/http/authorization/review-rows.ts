import { CompleteBooking } from '../../../src/booking/index.js';
import { PostReview } from '../../../src/reviews/index.js';
import { completedBooking } from './booking-rows.js';
import { ADMINS, CUSTOMERS, type Matrix, row, type Target, VENDORS, type Who } from './row.js';
import { NOWHERE, type World } from './world.js';

const DECISION = { reason: 'It is about the work, and civil.' };

/** The completed booking of who asks, or of a stranger, with a review. */
async function reviewedBooking(world: World, who: Who, target: Target): Promise<string> {
  const id = completedBooking(world, who, target);
  const author = target === 'foreign' ? world.stranger : who === 'visitor' ? undefined : world.members[who];
  if (id !== NOWHERE && author) await review(world, id, author.userId);
  return id;
}

/** The id of a review of the business of the vendor who asks, or of a stranger's. */
async function receivedReview(world: World, target: Target): Promise<string> {
  if (target === 'missing') return NOWHERE;
  const bookingId = world.past[target];
  const { owner } = target === 'own' ? world.business : world.strangers;
  await world.app.execute(new CompleteBooking(owner.userId, bookingId), owner.userId);
  return review(world, bookingId, world.stranger.userId);
}

/** Posted, unless it has been. */
async function review({ app }: World, bookingId: string, authorId: string): Promise<string> {
  await app.execute(new PostReview(authorId, bookingId, 3, 'It took two hours.'), authorId).catch(() => undefined);
  await app.caughtUp();
  const { rows } = await app.database.pool.query<{ id: string }>('select id from read.review_list where booking_id = $1', [bookingId]);
  return rows[0]!.id;
}

export const reviewRows: Matrix = {
  'GET /api/v1/reviews/mine': row(CUSTOMERS, { own: 200 }),
  'PUT /api/v1/bookings/:id/review': row(CUSTOMERS, { own: 200, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: { id: await reviewedBooking(world, who, target) },
    body: { rating: 4, comment: 'They came back.' },
  })),
  'PUT /api/v1/reviews/:id/reply': row(VENDORS, { own: 204, foreign: 404, missing: 404 }, async (world, _who, target) => ({
    params: { id: await receivedReview(world, target) },
    body: { reply: 'Thank you.' },
  })),
  'POST /api/v1/reviews/:id/reports': row(['visitor', ...CUSTOMERS], { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await receivedReview(world, target) },
    body: { ground: 'spam' },
  })),
  'GET /api/v1/admin/reviews': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/reviews/:id/hide': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await receivedReview(world, target) },
    body: DECISION,
  })),
  'POST /api/v1/admin/reviews/:id/keep': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await receivedReview(world, target) },
    body: DECISION,
  })),
};
