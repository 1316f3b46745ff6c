import { DecideWorkPhoto } from '../../../src/moderation/photos/decide-work-photo.command.js';
import { ReportWorkPhoto } from '../../../src/portfolio/index.js';
import type { Member } from '../../support/app.js';
import { photo } from '../../support/photo.js';
import { API, signedIn } from '../booking-support.js';
import { ADMINS, CUSTOMERS, EVERYBODY, type Matrix, row, type Target, VENDORS } from './row.js';
import { NOWHERE, type World } from './world.js';

/** The ids of the photos that a business shows, of at least so many. */
async function shownBy({ app }: World, owner: Member, least = 1): Promise<string[]> {
  const { bearer } = await signedIn(app, owner);
  const asOwner = { Authorization: bearer };
  const { body: before } = await app.http().get(`${API}/vendor/photos`).set(asOwner).expect(200);
  for (let missing = least - (before as unknown[]).length; missing > 0; missing--) {
    const upload = app
      .http()
      .post(`${API}/vendor/photos`)
      .set({ ...asOwner, 'Content-Type': 'image/jpeg' });
    await upload.send(await photo(400)).expect(201);
  }
  await app.caughtUp();
  const { body: now } = await app.http().get(`${API}/vendor/photos`).set(asOwner).expect(200);
  return (now as { id: string }[]).map(({ id }) => id);
}

/** The id of a photo that the vendor who asks shows, that a stranger shows, or that nobody does. */
async function shown(world: World, target: Target): Promise<string> {
  if (target === 'missing') return NOWHERE;
  const [id] = await shownBy(world, (target === 'foreign' ? world.strangers : world.business).owner);
  return id!;
}

/** The id of a photo that waits for an admin. */
async function reported(world: World, target: Target): Promise<string> {
  const id = await shown(world, target);
  if (target !== 'missing') await world.app.execute(new ReportWorkPhoto(null, id, 'spam', null));
  return id;
}

/** The id of a photo that is out of sight. */
async function hidden(world: World, target: Target): Promise<string> {
  const id = await shown(world, target);
  const { userId } = world.members.admin;
  if (target !== 'missing') await world.app.execute(new DecideWorkPhoto(userId, id, 'hide', DECISION.reason), userId);
  return id;
}

const DECISION = { reason: 'It shows a bathroom, and nobody.' };

/** What vendors show of their work. A photo is sent in its own tests: a row sends JSON. */
export const photoRows: Matrix = {
  'GET /api/v1/vendors/:id/photos': row(EVERYBODY, { own: 200, missing: 200 }, ({ business }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : business.vendorId },
  })),
  'GET /api/v1/photos/:photoId/:rendition': row(EVERYBODY, { own: 200, missing: 404 }, async (world, _who, target) => ({
    params: { photoId: await shown(world, target), rendition: '400.webp' },
  })),
  'POST /api/v1/photos/:id/reports': row(['visitor', ...CUSTOMERS], { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await shown(world, target) },
    body: { ground: 'spam' },
  })),
  'GET /api/v1/vendor/photos': row(VENDORS, { own: 200 }),
  'GET /api/v1/vendor/photos/:id/image': row(VENDORS, { own: 200, foreign: 404, missing: 404 }, async (world, _who, target) => ({
    params: { id: await shown(world, target) },
  })),
  'POST /api/v1/vendor/photos': row(VENDORS, { missing: 415 }),
  'PUT /api/v1/vendor/photos': row(VENDORS, { own: 204, foreign: 409 }, async (world, _who, target) => {
    const { owner } = target === 'foreign' ? world.strangers : world.business;
    const ids = await shownBy(world, owner, 2);
    return { body: { works: ids.reverse().map((photoId) => ({ photoId })) } };
  }),
  'PUT /api/v1/vendor/photos/:id/caption': row(VENDORS, { own: 204, foreign: 404, missing: 404 }, async (world, _who, target) => ({
    params: { id: await shown(world, target) },
    body: { caption: 'Oak stairs' },
  })),
  'DELETE /api/v1/vendor/photos/:id': row(VENDORS, { own: 204, foreign: 404, missing: 404 }, async (world, _who, target) => ({
    params: { id: await shown(world, target) },
  })),
  'GET /api/v1/admin/photos': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/photos/:id/image': row(ADMINS, { own: 200, missing: 404 }, async (world, _who, target) => ({
    params: { id: await shown(world, target) },
  })),
  'POST /api/v1/admin/photos/:id/keep': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await reported(world, target) },
    body: DECISION,
  })),
  'POST /api/v1/admin/photos/:id/show': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await hidden(world, target) },
    body: DECISION,
  })),
  'POST /api/v1/admin/photos/:id/hide': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await shown(world, target) },
    body: DECISION,
  })),
};
