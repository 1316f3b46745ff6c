import { defineEntity } from '@mikro-orm/core';
import { instant, uuid } from '../../platform/tables/columns.js';
import { insert, projection, remove } from '../../platform/tables/projection.js';
import type { HoldsEvent } from './holds.events.js';

/** Who holds a time of which service, until when. No event comes then: whoever reads this table compares it with the clock. */
export const HeldServiceRow = defineEntity({
  name: 'HeldServiceRow',
  tableName: 'held_service',
  schema: 'read',
  indexes: [{ name: 'held_service_service', properties: ['serviceId', 'until'] }],
  properties: {
    id: uuid().primary(),
    serviceId: uuid(),
    customerId: uuid(),
    until: instant(),
  },
});

export const heldServices = projection<HoldsEvent>('scheduling.held-services', [HeldServiceRow], {
  HoldTaken: ({ holdId: id, serviceId, customerId, until }) => insert(HeldServiceRow, { id, serviceId, customerId, until }),
  HoldEnded: ({ holdId: id }) => remove(HeldServiceRow, { id }),
});
