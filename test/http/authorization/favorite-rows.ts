import { CUSTOMERS, EVERYBODY, type Matrix, row, type Target, type Who } from './row.js';
import { NOWHERE, type World } from './world.js';

const service = ({ strangers }: World, _who: Who, target: Target) => ({
  params: { id: target === 'missing' ? NOWHERE : strangers.serviceId },
});
const vendor = ({ strangers }: World, _who: Who, target: Target) => ({
  params: { id: target === 'missing' ? NOWHERE : strangers.vendorId },
});

/** One's own favorites: no address names another's, and what nobody keeps is let go without a word. */
export const favoriteRows: Matrix = {
  'GET /api/v1/favorites': row(CUSTOMERS, { own: 200 }),
  'GET /api/v1/favorites/ids': row(CUSTOMERS, { own: 200 }),
  'PUT /api/v1/favorites/services/:id': row(CUSTOMERS, { own: 204, missing: 404 }, service),
  'DELETE /api/v1/favorites/services/:id': row(CUSTOMERS, { own: 204, missing: 204 }, service),
  'PUT /api/v1/favorites/vendors/:id': row(CUSTOMERS, { own: 204, missing: 404 }, vendor),
  'DELETE /api/v1/favorites/vendors/:id': row(CUSTOMERS, { own: 204, missing: 204 }, vendor),
  'GET /api/v1/vendors/next-slots': row(EVERYBODY, { own: 200 }, ({ strangers }) => ({ query: { ids: strangers.vendorId } })),
};
