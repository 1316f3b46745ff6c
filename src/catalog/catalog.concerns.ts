import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { FavoritesEvent } from './favorites/favorites.events.js';
import type { ServiceEvent } from './service.events.js';
import type { ServiceOrderEvent } from './service-order/service-order.events.js';

/** The provider's windows and those of administrators, in which the service may be edited; and lists, counts and free times in this one. */
const offer = ({ vendorId }: { vendorId: string }): Concern => ({
  audience: [vendorId, holding('admin')],
  tags: ['Service'],
  own: ['Vendor', 'Category', 'Slots'],
});

/** Hearts in one window are hearts in the other; customers see what is offered when they ask. */
export const catalogConcerns = concerns<FavoritesEvent | ServiceEvent | ServiceOrderEvent>({
  FavoriteAdded: ({ userId }) => ({ audience: [userId], tags: ['Favorite'] }),
  FavoriteRemoved: ({ userId }) => ({ audience: [userId], tags: ['Favorite'] }),
  ServiceCreated: offer,
  ServiceUpdated: offer,
  ServiceActivated: offer,
  ServiceDeactivated: offer,
  ServiceArchived: offer,
  ServiceActivatedByAdmin: offer,
  ServiceDeactivatedByAdmin: offer,
  ServiceArchivedByAdmin: offer,
  ServiceMovedToCategory: offer,
  ServicesOrdered: ({ vendorId }) => ({ audience: [vendorId], tags: ['Service'] }),
});
