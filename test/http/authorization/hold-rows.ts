import { HoldSlot } from '../../../src/scheduling/index.js';
import { CUSTOMERS, type Matrix, row, type Target, type Who } from './row.js';
import { NOWHERE, type World } from './world.js';

/** What is chosen at the strangers' business. */
const choice = (world: World) => ({ ...world.slot(world.strangers), serviceRevision: 0 });

/** The id of a hold of who asks, of somebody else, or of nobody. */
async function aHold(world: World, who: Who, target: Target): Promise<string> {
  if (target === 'missing' || who === 'visitor') return NOWHERE;
  const { userId: customerId } = target === 'own' ? world.members[who] : await world.app.member();
  const chosen = { customerId, serviceId: world.strangers.serviceId, ...choice(world) };
  return (await world.app.execute<{ holdId: string }>(new HoldSlot(chosen), customerId)).holdId;
}

export const holdRows: Matrix = {
  'POST /api/v1/services/:id/holds': row(CUSTOMERS, { own: 201, missing: 404 }, (world, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : world.strangers.serviceId },
    body: choice(world),
  })),
  'GET /api/v1/holds': row(CUSTOMERS, { own: 200 }),
  'DELETE /api/v1/holds/:id': row(CUSTOMERS, { own: 204, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: { id: await aHold(world, who, target) },
  })),
};
