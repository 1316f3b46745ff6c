import { NotFound, Rejected } from '../../platform/errors.js';
import type { Decider } from '../../platform/events/decider.js';
import { event, FAVORITE_KINDS, type FavoriteKind, type FavoritesEvent } from './favorites.events.js';

/** More than anybody looks through; all are answered at once. */
export const AT_MOST_OF_A_KIND = 100;

/** Ids of what a person has put a heart to. */
export type Favorites = Readonly<Record<FavoriteKind, readonly string[]>>;

export const Favorites: Decider<Favorites, FavoritesEvent> = {
  category: 'favorites',
  initial: { service: [], vendor: [] },
  evolve: {
    FavoriteAdded: (favorites, { kind, targetId }) => ({ ...favorites, [kind]: [...favorites[kind], targetId] }),
    FavoriteRemoved: (favorites, { kind, targetId }) => ({ ...favorites, [kind]: favorites[kind].filter((id) => id !== targetId) }),
  },
};

/** One thing, to one person. */
export interface Favorite {
  readonly userId: string;
  readonly kind: FavoriteKind;
  readonly targetId: string;
}

/** What a person who looks for it in vain is told that it is. */
const CALLED: Readonly<Record<FavoriteKind, string>> = { service: 'service', vendor: 'provider' };

/** @param by `visible`: customers can see it now */
export function addFavorite(
  favorites: Favorites,
  { userId, kind, targetId, visible, now }: Favorite & { visible: boolean; now: string },
): FavoritesEvent[] {
  if (!visible) throw new NotFound(CALLED[kind]);
  if (favorites[kind].includes(targetId)) return [];
  if (favorites[kind].length >= AT_MOST_OF_A_KIND) {
    throw new Rejected('catalog/too-many-favorites', `You can keep ${AT_MOST_OF_A_KIND} favorites of a kind. Remove one first.`);
  }
  return [event('FavoriteAdded', { userId, kind, targetId, addedAt: now })];
}

export function removeFavorite(favorites: Favorites, { userId, kind, targetId, now }: Favorite & { now: string }): FavoritesEvent[] {
  return favorites[kind].includes(targetId) ? [event('FavoriteRemoved', { userId, kind, targetId, removedAt: now })] : [];
}

/** Nothing of what a person liked is kept once they are erased. */
export const forgetFavorites = (favorites: Favorites, { userId, now }: Pick<Favorite, 'userId'> & { now: string }): FavoritesEvent[] =>
  FAVORITE_KINDS.flatMap((kind) => favorites[kind].map((targetId) => event('FavoriteRemoved', { userId, kind, targetId, removedAt: now })));
