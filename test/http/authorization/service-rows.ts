import { offered } from './business-rows.js';
import { ADMINS, type Matrix, row, type Target, type Who } from './row.js';
import { NOWHERE, type World } from './world.js';

/** What an administrator does about the services of providers. */
export const serviceRows: Matrix = {
  'GET /api/v1/admin/services': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/services/download': row(ADMINS, { own: 200 }, () => ({ body: { direction: 'desc' } })),
  'POST /api/v1/admin/services': row(ADMINS, { own: 201, missing: 400 }, async ({ app, strangers }, _who, target) => {
    const { rows } = await app.database.pool.query<{ id: string }>('select id from read.catalog_category limit 1');
    const vendorId = target === 'missing' ? NOWHERE : strangers.vendorId;
    return { body: { ...OFFER, categoryId: rows[0]!.id, vendorId } };
  }),
  'PATCH /api/v1/admin/services/:id': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: await managed(world, who, target),
    body: { title: 'Drains' },
  })),
  'POST /api/v1/admin/services/:id/activate': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: await managed(world, who, target),
    body: WHY,
  })),
  'POST /api/v1/admin/services/:id/deactivate': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: await managed(world, who, target),
    body: WHY,
  })),
  'GET /api/v1/admin/services/:id/deletion': row(ADMINS, { own: 200, missing: 404 }, async (world, who, target) => ({
    params: await managed(world, who, target),
  })),
  'POST /api/v1/admin/services/:id/delete': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: await managed(world, who, target),
    body: WHY,
  })),
};

const WHY = { reason: 'Three complaints.' };
const OFFER = { title: 'Fix', description: 'Ten signs..', priceType: 'fixed', basePriceCents: 0, durationMinutes: 1 };

/** A stranger's: an administrator has no services. */
const managed = (world: World, who: Who, target: Target) => offered(world, who, target === 'own' ? 'foreign' : target);
