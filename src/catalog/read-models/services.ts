import { defineEntity } from '@mikro-orm/core';
import { cents, code, flag, instant, uuid, whole, words } from '../../platform/projections/columns.js';
import { insert, patch, projection, remove, type RowOf } from '../../platform/projections/projection.js';
import type { PriceType, ServiceEvent } from '../service.events.js';

/**
 * Every service that is not archived. Its vendor's name, rating and visibility stand in `vendor_directory` and are joined: a handler reads
 * no rows, so a service created after its vendor was approved could not know them.
 */
export const ServiceRow = defineEntity({
  name: 'ServiceRow',
  tableName: 'catalog_service',
  schema: 'read',
  properties: {
    id: uuid().primary(),
    /** Version of its last event; a booking names the revision that the customer saw. */
    revision: whole(),
    vendorId: uuid(),
    categoryId: uuid(),
    title: words(),
    description: words(),
    basePriceCents: cents(),
    priceType: code().$type<PriceType>(),
    durationMinutes: whole(),
    active: flag(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'catalog_service_vendor', properties: ['vendorId', 'createdAt'] },
    { name: 'catalog_service_category', properties: ['categoryId', 'createdAt'] },
    {
      name: 'catalog_service_newest',
      expression: 'create index "catalog_service_newest" on "read"."catalog_service" ("created_at" desc, "id") where "active"',
    },
    {
      name: 'catalog_service_price',
      expression: 'create index "catalog_service_price" on "read"."catalog_service" ("base_price_cents") where "active"',
    },
  ],
});

/** `database.tables<ServiceTables>().selectFrom('catalogService')` */
export type ServiceTables = { catalogService: RowOf<typeof ServiceRow> };

export const services = projection<ServiceEvent>('catalog.services', [ServiceRow], {
  ServiceCreated: ({ serviceId: id, vendorId, active, createdAt, ...offer }, { version: revision }) =>
    insert(ServiceRow, { id, revision, vendorId, ...offer, active, createdAt }),
  ServiceUpdated: ({ serviceId: id, categoryId, title, description, basePriceCents, priceType, durationMinutes }, { version: revision }) =>
    patch(ServiceRow, { id }, { revision, categoryId, title, description, basePriceCents, priceType, durationMinutes }),
  ServiceActivated: ({ serviceId: id }, { version: revision }) => patch(ServiceRow, { id }, { revision, active: true }),
  ServiceDeactivated: ({ serviceId: id }, { version: revision }) => patch(ServiceRow, { id }, { revision, active: false }),
  ServiceArchived: ({ serviceId: id }) => remove(ServiceRow, { id }),
});
