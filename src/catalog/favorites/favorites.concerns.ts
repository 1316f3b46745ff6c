import { concerns } from '../../platform/live/concerns.js';
import type { FavoritesEvent } from './favorites.events.js';

/** Hearts in one window are hearts in the other. */
export const catalogConcerns = concerns<FavoritesEvent>({
  FavoriteAdded: ({ userId }) => ({ audience: [userId], tags: ['Favorite'] }),
  FavoriteRemoved: ({ userId }) => ({ audience: [userId], tags: ['Favorite'] }),
});
