import { CreateService } from '../../../src/catalog/index.js';
import { EVERYBODY, type Matrix, row, type Target, VENDORS, type Who } from './row.js';
import { NOWHERE, type World } from './world.js';

/** Vendors: their business and what they offer. */
export const businessRows: Matrix = {
  'GET /api/v1/vendors/:id': row(EVERYBODY, { own: 200, missing: 404 }, ({ business }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : business.vendorId },
  })),
  'GET /api/v1/vendor/profile': row(VENDORS, { own: 200 }),
  'PUT /api/v1/vendor/contact': row(VENDORS, { own: 200 }, () => ({
    body: {
      contactPerson: 'Victoria Brandt',
      phone: '(512) 555-0100',
      businessAddress: '1 Elm Street',
      businessCity: 'Austin',
      businessState: 'TX',
      businessZip: '78701',
      websiteUrl: null,
    },
  })),
  'PUT /api/v1/vendor/profile': row(VENDORS, { own: 200 }, () => ({
    body: { businessName: 'Bright & Co', businessDescription: 'Homes cleaned from top to bottom.', serviceAreaRadius: 30 },
  })),
  'GET /api/v1/vendor/services': row(VENDORS, { own: 200 }),
  'POST /api/v1/vendor/services': row(VENDORS, { own: 201, missing: 400 }, (world, _who, target) => offerBody(world, target)),
  'PUT /api/v1/vendor/services/order': row(VENDORS, { own: 204, foreign: 404, missing: 404 }, async (world, who, target) => ({
    body: { serviceIds: [(await offered(world, who, target)).id] },
  })),
  'PATCH /api/v1/vendor/services/:id': row(VENDORS, { own: 204, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: await offered(world, who, target),
    body: { title: 'Drain cleaning and more' },
  })),
  'DELETE /api/v1/vendor/services/:id': row(VENDORS, { own: 204, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: await offered(world, who, target),
  })),
  'POST /api/v1/vendor/services/:id/activate': row(VENDORS, { own: 204, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: await offered(world, who, target),
  })),
  'POST /api/v1/vendor/services/:id/deactivate': row(VENDORS, { own: 204, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: await offered(world, who, target),
  })),
};

const OFFER = {
  title: 'Gutter cleaning',
  description: 'Leaves out, water through, and a photo of it.',
  priceType: 'fixed',
  durationMinutes: 60,
} as const;

async function offerBody({ app }: World, target: Target) {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from read.catalog_category limit 1');
  return { body: { ...OFFER, basePriceCents: 9900, categoryId: target === 'missing' ? NOWHERE : rows[0]!.id } };
}

/** A service of the vendor who asks, of a stranger, or of nobody. */
export async function offered(world: World, who: Who, target: Target): Promise<{ id: string }> {
  if (target === 'missing' || who === 'visitor') return { id: NOWHERE };
  const { owner } = target === 'own' ? world.business : world.strangers;
  const { body } = await offerBody(world, 'own');
  const { serviceId } = await world.app.execute<{ serviceId: string }>(new CreateService(owner.userId, body), owner.userId);
  return { id: serviceId };
}
