import { defineEntity } from '@mikro-orm/core';
import { code, flag, instant, json, uuid, whole, words } from '../../platform/tables/columns.js';
import { insert, patch, patchWhere, projection, remove } from '../../platform/tables/projection.js';
import { overComputed } from '../../platform/tables/text/text-index.js';
import type { CategoryEvent } from '../category.events.js';
import type { CategoryOrderEvent } from '../order/category-order.events.js';
import { levelBelow } from '../order/level.js';

/** Every category that is not deleted. */
export const CategoryRow = defineEntity({
  name: 'CategoryRow',
  tableName: 'catalog_category',
  schema: 'read',
  properties: {
    id: uuid().primary(),
    /** Version of its last event. */
    revision: whole(),
    parentId: uuid().nullable(),
    slug: code(),
    /** What it was called in addresses before. */
    formerSlugs: json<readonly string[]>(),
    name: words(),
    description: words(),
    icon: code().nullable(),
    /** What stands in place of its icon. */
    pictureId: uuid().nullable(),
    active: flag(),
    /** The level in whose order it has a place, and that place: the least comes first. They count while it stands there; `null` where the order does not name it. */
    placedIn: code().nullable(),
    place: whole().nullable(),
    createdAt: instant(),
    /** User id of the administrator who changed it last; `null` before anybody has. */
    changedBy: uuid().nullable(),
    changedAt: instant(),
  },
  // Services in the order of their categories are read from one after the other.
  indexes: [{ name: 'catalog_category_by_name', expression: overComputed('catalog_category_by_name', 'catalog_category', 'lower(name)') }],
});

const UNPLACED = { placedIn: null, place: null };

export const categories = projection<CategoryEvent | CategoryOrderEvent>(
  'catalog.categories',
  [CategoryRow],
  {
    CategoryCreated: ({ categoryId: id, by: changedBy = null, createdAt, ...details }, { version: revision }) => {
      const { parentId, slug, name, description, icon } = details;
      const told = { parentId, slug, formerSlugs: [], name, description, icon };
      return insert(CategoryRow, {
        id,
        revision,
        ...told,
        ...UNPLACED,
        pictureId: null,
        active: true,
        createdAt,
        changedBy,
        changedAt: createdAt,
      });
    },
    CategoryUpdated: ({ categoryId: id, by: changedBy, updatedAt: changedAt, ...details }, { version: revision }) => {
      const { parentId, slug, formerSlugs, name, description, icon } = details;
      return patch(CategoryRow, { id }, { revision, parentId, slug, formerSlugs, name, description, icon, changedBy, changedAt });
    },
    CategoryActivatedV2: ({ categoryId: id, by: changedBy, activatedAt: changedAt }, { version: revision }) =>
      patch(CategoryRow, { id }, { revision, active: true, changedBy, changedAt }),
    CategoryDeactivatedV2: ({ categoryId: id, by: changedBy, deactivatedAt: changedAt }, { version: revision }) =>
      patch(CategoryRow, { id }, { revision, active: false, changedBy, changedAt }),
    CategoryPictureChanged: ({ categoryId: id, pictureId, by: changedBy, changedAt }, { version: revision }) =>
      patch(CategoryRow, { id }, { revision, pictureId, changedBy, changedAt }),
    CategoryDeletedV2: ({ categoryId: id }) => remove(CategoryRow, { id }),
    // Nothing of a category changes by it, so that whoever edits one is not in the way.
    CategoriesOrdered: ({ parentId, categoryIds }) => [
      patchWhere(CategoryRow, { placedIn: levelBelow(parentId) }, UNPLACED),
      ...categoryIds.map((id, place) => patch(CategoryRow, { id }, { placedIn: levelBelow(parentId), place })),
    ],
  },
  { version: 2 },
);
