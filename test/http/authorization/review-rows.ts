import { randomUUID } from 'node:crypto';
import { CompleteBooking } from '../../../src/booking/index.js';
import { developed } from '../../../src/platform/pictures/developed.js';
import { PostReview } from '../../../src/reviews/index.js';
import { AddReviewPhoto } from '../../../src/reviews/photos/add-review-photo.command.js';
import { photo } from '../../support/photo.js';
import { completedBooking } from './booking-rows.js';
import { ADMINS, CUSTOMERS, EVERYBODY, type Matrix, row, type Target, VENDORS, type Who } from './row.js';
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

/** A photo of the review of who asks, or of a stranger's. */
async function photoOfReview(world: World, who: Who, target: Target): Promise<{ bookingId: string; id: string }> {
  const bookingId = await reviewedBooking(world, who, target);
  const author = target === 'foreign' ? world.stranger : who === 'visitor' ? undefined : world.members[who];
  if (bookingId === NOWHERE || !author) return { bookingId, id: NOWHERE };
  const { rows } = await world.app.database.pool.query<{ id: string }>(
    'select f.id from read.review_photo f join read.review_list r on r.id = f.review_id where r.booking_id = $1',
    [bookingId],
  );
  if (rows[0]) return { bookingId, id: rows[0].id };
  const id = randomUUID();
  await world.app.execute(new AddReviewPhoto(author.userId, bookingId, id, await developed(await photo(400))), author.userId);
  await world.app.caughtUp();
  return { bookingId, id };
}

export const reviewRows: Matrix = {
  'GET /api/v1/reviews/mine': row(CUSTOMERS, { own: 200 }),
  'PUT /api/v1/bookings/:id/review': row(CUSTOMERS, { own: 200, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: { id: await reviewedBooking(world, who, target) },
    body: { rating: 4, comment: 'They came back.' },
  })),
  // A photo is sent in its own tests: a row sends JSON.
  'POST /api/v1/reviews/:bookingId/photos': row(CUSTOMERS, { missing: 415 }, () => ({ params: { bookingId: NOWHERE } })),
  'DELETE /api/v1/reviews/:bookingId/photos/:id': row(CUSTOMERS, { own: 204, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: await photoOfReview(world, who, target),
  })),
  'GET /api/v1/reviews/:bookingId/photos/:id/image': row(
    CUSTOMERS,
    { own: 200, foreign: (who) => (who === 'admin' ? 200 : 404), missing: 404 },
    async (world, who, target) => ({ params: await photoOfReview(world, who, target) }),
  ),
  'GET /api/v1/reviews/photos/:photoId/:rendition': row(EVERYBODY, { own: 200, missing: 404 }, async (world, _who, target) => ({
    params: { photoId: (await photoOfReview(world, 'user', target)).id, rendition: '400.webp' },
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
