import { defineEntity } from '@mikro-orm/core';
import type { Fact } from '../../platform/events/recorded.js';
import { cents, code, flag, instant, uuid, whole, words } from '../../platform/tables/columns.js';
import { insert, patch, patchWhere, projection, remove } from '../../platform/tables/projection.js';
import { ofTrigrams, overComputed } from '../../platform/tables/text/text-index.js';
import type { PriceType, ServiceEvent } from '../service.events.js';
import type { ServiceOrderEvent } from '../service-order/service-order.events.js';

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
    /** Where its provider has put it among their services: the least comes first. `null` where their order does not name it. */
    place: whole().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
    /** Position of its last event: what has changed since is read, and not everything. */
    changedAt: code(),
  },
  indexes: [
    { name: 'catalog_service_changed', properties: ['changedAt'] },
    { name: 'catalog_service_vendor', properties: ['vendorId', 'createdAt'] },
    { name: 'catalog_service_category', properties: ['categoryId', 'createdAt', 'id', 'active'] },
    // With what administrators filter and count by.
    { name: 'catalog_service_newest', properties: ['createdAt', 'active', 'categoryId', 'vendorId'] },
    { name: 'catalog_service_price', properties: ['basePriceCents', 'createdAt', 'active'] },
    { name: 'catalog_service_by_title', expression: overComputed('catalog_service_by_title', 'catalog_service', 'lower(title)') },
    // By their state in either direction, the newest first in both.
    {
      name: 'catalog_service_active',
      expression: overComputed('catalog_service_active', 'catalog_service', '(not active), created_at desc'),
    },
    {
      name: 'catalog_service_inactive',
      expression: overComputed('catalog_service_inactive', 'catalog_service', '(not active), created_at'),
    },
    { name: 'catalog_service_title', expression: ofTrigrams('catalog_service_title', 'catalog_service', 'lower(title)') },
  ],
});

/** Which services are gone, whose they were, and since which event: whoever keeps services in memory can't tell from rows that are not there. */
export const ArchivedServiceRow = defineEntity({
  name: 'ArchivedServiceRow',
  tableName: 'catalog_archived_service',
  schema: 'read',
  properties: { id: uuid().primary(), vendorId: uuid(), changedAt: code() },
  indexes: [
    { name: 'catalog_archived_service_changed', properties: ['changedAt'] },
    { name: 'catalog_archived_service_vendor', properties: ['vendorId'] },
  ],
});

type At = Pick<Fact, 'version' | 'position' | 'at'>;

const switched = (id: string, active: boolean, { version: revision, position: changedAt, at: updatedAt }: At) =>
  patch(ServiceRow, { id }, { revision, active, updatedAt, changedAt });
const archived = (id: string, vendorId: string, { position: changedAt }: At) => [
  remove(ServiceRow, { id }),
  insert(ArchivedServiceRow, { id, vendorId, changedAt }),
];

export const services = projection<ServiceEvent | ServiceOrderEvent>('catalog.services', [ServiceRow, ArchivedServiceRow], {
  ServiceCreated: ({ serviceId: id, vendorId, active, createdAt, ...offer }, { version: revision, position: changedAt, at: updatedAt }) =>
    insert(ServiceRow, { id, revision, vendorId, ...offer, active, place: null, createdAt, updatedAt, changedAt }),
  ServiceUpdated: (updated, { version: revision, position: changedAt, at: updatedAt }) => {
    const { serviceId: id, categoryId, title, description, basePriceCents, priceType, durationMinutes } = updated;
    return patch(
      ServiceRow,
      { id },
      { revision, categoryId, title, description, basePriceCents, priceType, durationMinutes, updatedAt, changedAt },
    );
  },
  ServiceActivated: ({ serviceId }, fact) => switched(serviceId, true, fact),
  ServiceDeactivated: ({ serviceId }, fact) => switched(serviceId, false, fact),
  ServiceActivatedByAdmin: ({ serviceId }, fact) => switched(serviceId, true, fact),
  ServiceDeactivatedByAdmin: ({ serviceId }, fact) => switched(serviceId, false, fact),
  ServiceMovedToCategory: ({ serviceId: id, categoryId }, { version: revision, position: changedAt, at: updatedAt }) =>
    patch(ServiceRow, { id }, { revision, categoryId, updatedAt, changedAt }),
  ServiceArchived: ({ serviceId, vendorId }, fact) => archived(serviceId, vendorId, fact),
  ServiceArchivedByAdmin: ({ serviceId, vendorId }, fact) => archived(serviceId, vendorId, fact),
  // No offer changes by it: neither the revision, which a booking names, nor what is kept in memory.
  ServicesOrdered: ({ vendorId, serviceIds }) => [
    patchWhere(ServiceRow, { vendorId }, { place: null }),
    ...serviceIds.map((id, place) => patch(ServiceRow, { id }, { place })),
  ],
});
