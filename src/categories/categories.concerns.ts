import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { CategoryEvent } from './category.events.js';
import type { CategoryOrderEvent } from './order/category-order.events.js';

/** Administrators at their list, and providers who choose one. */
const list = (): Concern => ({ audience: [holding('admin'), holding('vendor')], tags: ['Category'] });
/** It stands on every card of its services. */
const shown = (): Concern => ({ ...list(), own: ['Service', 'Vendor'] });

export const categoriesConcerns = concerns<CategoryEvent | CategoryOrderEvent>({
  CategoryCreated: list,
  CategoryUpdated: shown,
  CategoryActivatedV2: shown,
  CategoryDeactivatedV2: shown,
  CategoryPictureChanged: shown,
  CategoryDeletedV2: shown,
  CategoriesOrdered: list,
});
