import type { Decider } from '../../platform/events/decider.js';
import type { CategoryOrderEvent } from './category-order.events.js';
import { levelBelow } from './level.js';

/** Of each level that somebody has put in order, ids of its categories, the first first. */
export type CategoryOrder = Readonly<Record<string, readonly string[]>>;

export const CategoryOrder: Decider<CategoryOrder, CategoryOrderEvent> = {
  category: 'categoryOrder',
  initial: {},
  evolve: { CategoriesOrdered: (order, { parentId, categoryIds }) => ({ ...order, [levelBelow(parentId)]: categoryIds }) },
};
