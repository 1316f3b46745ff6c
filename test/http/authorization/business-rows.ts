import { CreateService } from '../../../src/catalog/index.js';
import { ADMINS, CUSTOMERS, EVERYBODY, type Matrix, row, type Target, VENDORS, type Who } from './row.js';
import { NOWHERE, type World } from './world.js';

/** Vendors: their applications, their business and what they offer. */
export const businessRows: Matrix = {
  // Applying makes a vendor of them, and each question after it another one: so somebody applies who asks for nothing else.
  'POST /api/v1/vendor-applications': row(CUSTOMERS, { own: 201 }, async (world, who) => {
    const { bearer } = await world.app.member({ roles: who === 'admin' ? ['admin'] : [] });
    return { body: APPLICATION, headers: { authorization: bearer } };
  }),
  'GET /api/v1/admin/vendor-applications': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/vendors/:id/approve': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : await world.application() },
  })),
  'POST /api/v1/admin/vendors/:id/reject': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : await world.application() },
    body: { reason: 'The document could not be read.' },
  })),
  'GET /api/v1/vendors/:id': row(EVERYBODY, { own: 200, missing: 404 }, ({ business }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : business.vendorId },
  })),
  'GET /api/v1/vendor/profile': row(VENDORS, { own: 200 }),
  'PUT /api/v1/vendor/profile': row(VENDORS, { own: 204 }, () => ({
    body: { businessName: 'Bright & Co', businessDescription: 'Homes cleaned from top to bottom.', serviceAreaRadius: 30 },
  })),
  'GET /api/v1/vendor/services': row(VENDORS, { own: 200 }),
  'POST /api/v1/vendor/services': row(VENDORS, { own: 201, missing: 400 }, (world, _who, target) => offerBody(world, target)),
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

const APPLICATION = {
  phone: '(512) 555-0100',
  businessName: 'Second Wind',
  businessDescription: 'We come back when others have left.',
  businessAddress: '100 Congress Avenue',
  businessCity: 'Austin',
  businessState: 'TX',
  businessZip: '78701',
  taxId: '00-0000000',
  kycDocumentType: 'passport',
  kycDocumentNumber: 'X0000000',
  bankName: 'First Bank',
  bankAccountNumber: '0000000000',
  bankRoutingNumber: '000000000',
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
async function offered(world: World, who: Who, target: Target): Promise<{ id: string }> {
  if (target === 'missing' || who === 'visitor') return { id: NOWHERE };
  const { owner } = target === 'own' ? world.business : world.strangers;
  const { body } = await offerBody(world, 'own');
  const { serviceId } = await world.app.execute<{ serviceId: string }>(new CreateService(owner.userId, body), owner.userId);
  return { id: serviceId };
}
