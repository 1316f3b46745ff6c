import type { Member } from '../../support/app.js';
import { photo } from '../../support/photo.js';
import { API, signedIn } from '../booking-support.js';
import { EVERYBODY, type Matrix, row, type Target, VENDORS } from './row.js';
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

/** What vendors show of their work. A photo is sent in its own tests: a row sends JSON. */
export const photoRows: Matrix = {
  'GET /api/v1/vendors/:id/photos': row(EVERYBODY, { own: 200, missing: 200 }, ({ business }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : business.vendorId },
  })),
  'GET /api/v1/photos/:photoId/:rendition': row(EVERYBODY, { own: 200, missing: 404 }, async (world, _who, target) => ({
    params: { photoId: await shown(world, target), rendition: '400.webp' },
  })),
  'GET /api/v1/vendor/photos': row(VENDORS, { own: 200 }),
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
};
