import { defineEntity } from '@mikro-orm/core';
import { code, instant, uuid, words } from '../../platform/tables/columns.js';
import { insert, projection } from '../../platform/tables/projection.js';
import type { CategoryEvent } from './category.events.js';

export const CategoryRow = defineEntity({
  name: 'CategoryRow',
  tableName: 'catalog_category',
  schema: 'read',
  properties: {
    id: uuid().primary(),
    parentId: uuid().nullable(),
    slug: code(),
    name: words(),
    description: words(),
    icon: code().nullable(),
    createdAt: instant(),
  },
});

export const categories = projection<CategoryEvent>('catalog.categories', [CategoryRow], {
  CategoryCreated: ({ categoryId: id, parentId, slug, name, description, icon, createdAt }) =>
    insert(CategoryRow, { id, parentId, slug, name, description, icon, createdAt }),
});
