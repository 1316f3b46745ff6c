import type { FavoriteTarget } from './favorite-target.ts';

/** What a visitor has pressed the heart of. It goes along with their own navigation, by way of signing in; no address can say it. */
export interface PendingFavorite {
  wanted?: FavoriteTarget;
}

/** The rest of a navigation's state is not for other pages. */
export const pendingFavoriteOf = (state: unknown): PendingFavorite | null => {
  const { wanted } = (state ?? {}) as PendingFavorite;
  return wanted ? { wanted } : null;
};
