import { defineEntity } from '@mikro-orm/core';
import { code, instant, uuid } from '../../platform/tables/columns.js';
import { insert, projection, remove } from '../../platform/tables/projection.js';
import type { FavoriteKind, FavoritesEvent } from './favorites.events.js';

/** What people have put a heart to, whatever has become of it. */
export const FavoriteRow = defineEntity({
  name: 'FavoriteRow',
  tableName: 'catalog_favorite',
  schema: 'read',
  properties: { userId: uuid().primary(), kind: code().$type<FavoriteKind>().primary(), targetId: uuid().primary(), addedAt: instant() },
});

export const favoriteList = projection<FavoritesEvent>('catalog.favorite-list', [FavoriteRow], {
  FavoriteAdded: (favorite) => insert(FavoriteRow, favorite),
  FavoriteRemoved: ({ userId, kind, targetId }) => remove(FavoriteRow, { userId, kind, targetId }),
});
