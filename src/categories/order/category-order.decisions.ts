import { NotFound, Rejected } from '../../platform/errors.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import type { Category } from '../category.js';
import { type CategoryOrderEvent, event } from './category-order.events.js';
import type { CategoryOrder } from './category-order.js';
import { levelBelow } from './level.js';

interface Ordering {
  /** What they stand below; `null` for those at the top. */
  readonly parentId: string | null;
  readonly categoryIds: readonly string[];
  /** Each of them as it stands. */
  readonly categories: readonly Category[];
  /** How they stood when it was decided; left out, whatever stands is replaced. */
  readonly seen: readonly string[] | undefined;
  readonly adminId: string;
  readonly now: string;
}

/** Categories that the order leaves out follow those that it names: one that was added meanwhile is no reason to refuse it. */
export function orderCategories(before: CategoryOrder, by: Ordering): CategoryOrderEvent[] {
  const { parentId, categoryIds, categories, seen, adminId, now } = by;
  for (const category of categories) mustStandBelow(category, parentId);
  const last = before[levelBelow(parentId)] ?? [];
  if (areSame(last, categoryIds)) return [];
  if (seen) mustBeAsSeen(among(last, seen), among(seen, last));
  return [event('CategoriesOrdered', { parentId, categoryIds, by: adminId, orderedAt: now })];
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id, place) => id === others[place]);

/** Those of a list that are in the other one too: what has come or gone meanwhile changes no order. */
const among = (list: readonly string[], other: readonly string[]): string => list.filter((id) => other.includes(id)).join(' ');

function mustStandBelow({ status, details }: Category, parentId: string | null): void {
  if (status === 'none') throw new NotFound('category');
  if (status === 'deleted' || details.parentId !== parentId) {
    throw new Rejected(
      'catalog/category-order-outdated',
      'One of these categories was deleted, or stands elsewhere now. Look at them again, and put them in order then.',
    );
  }
}
