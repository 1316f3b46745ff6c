import { defineEntity } from '@mikro-orm/core';
import type { CategoryEvent } from '../../categories/category.events.js';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { code, instant, uuid, words } from '../../platform/tables/columns.js';
import { ignore, insert, patchWhere, projection } from '../../platform/tables/projection.js';
import type { ServiceEvent } from '../service.events.js';

/** Of what a list is whose rows administrators switch and delete. */
export const DEED_LISTS = ['services', 'categories'] as const;
export type DeedList = (typeof DEED_LISTS)[number];

export const DEEDS = ['activated', 'deactivated', 'deleted'] as const;
export type Deed = (typeof DEEDS)[number];

/** Whatever an administrator has switched on or off, or deleted: who, when and why. It stays once its object is gone. */
export const AdminDeedRow = defineEntity({
  name: 'AdminDeedRow',
  tableName: 'catalog_admin_deed',
  schema: 'read',
  properties: {
    /** Of the event. */
    position: code().primary(),
    list: code().$type<DeedList>(),
    itemId: uuid(),
    /** What it was called then; `null`: it happened before that was told. */
    name: words().nullable(),
    deed: code().$type<Deed>(),
    by: uuid(),
    at: instant(),
    /** `null`: it happened before anybody asked for one, or whoever gave it is erased. */
    reason: words().nullable(),
  },
  indexes: [
    { name: 'catalog_admin_deed_list', properties: ['list', 'position'] },
    { name: 'catalog_admin_deed_item', properties: ['itemId', 'position'] },
    { name: 'catalog_admin_deed_by', properties: ['by'] },
  ],
});

interface Told {
  readonly position: string;
  readonly at: string;
  readonly personal: { readonly reason: string | null };
}

const of =
  (list: DeedList, deed: Deed) =>
  (itemId: string, { name, by }: { name: string | null; by: string }, { position, at, personal: { reason } }: Told) =>
    insert(AdminDeedRow, { position, list, itemId, name, deed, by, at, reason: unlessErased(reason) });
const ofService = (deed: Deed) => {
  const write = of('services', deed);
  return ({ serviceId, title: name, by }: { serviceId: string; title: string; by: string }, told: Told) =>
    write(serviceId, { name, by }, told);
};
const ofCategory = (deed: Deed) => {
  const write = of('categories', deed);
  return (data: { categoryId: string; name: string | null; by: string }, told: Told) => write(data.categoryId, data, told);
};

export const adminDeeds = projection<ServiceEvent | CategoryEvent | PersonalDataErased>('catalog.admin-deeds', [AdminDeedRow], {
  ServiceCreated: ignore,
  ServiceUpdated: ignore,
  ServiceActivated: ignore,
  ServiceDeactivated: ignore,
  ServiceArchived: ignore,
  ServiceMovedToCategory: ignore,
  ServiceActivatedByAdmin: ofService('activated'),
  ServiceDeactivatedByAdmin: ofService('deactivated'),
  ServiceArchivedByAdmin: ofService('deleted'),
  CategoryCreated: ignore,
  CategoryUpdated: ignore,
  CategoryPictureChanged: ignore,
  CategoryActivatedV2: ofCategory('activated'),
  CategoryDeactivatedV2: ofCategory('deactivated'),
  CategoryDeletedV2: ofCategory('deleted'),
  PersonalDataErased: ({ userId }) => patchWhere(AdminDeedRow, { by: userId }, { reason: null }),
});
