import { concerns, own } from '../platform/live/concerns.js';
import type { CategoryEvent } from './categories/category.events.js';
import type { FavoritesEvent } from './favorites/favorites.events.js';
import type { ServiceEvent } from './service.events.js';

/** Lists and counts, and the free times of customers. */
const offer = own('Service', 'Vendor', 'Category', 'Slots');

/** Hearts in one window are hearts in the other; customers see what is offered when they ask. */
export const catalogConcerns = concerns<FavoritesEvent | ServiceEvent | CategoryEvent>({
  FavoriteAdded: ({ userId }) => ({ audience: [userId], tags: ['Favorite'] }),
  FavoriteRemoved: ({ userId }) => ({ audience: [userId], tags: ['Favorite'] }),
  ServiceCreated: offer,
  ServiceUpdated: offer,
  ServiceActivated: offer,
  ServiceDeactivated: offer,
  ServiceArchived: offer,
  CategoryCreated: own('Category'),
});
