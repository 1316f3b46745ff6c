import { Rejected } from '../../platform/errors.js';
import type { Decider } from '../../platform/events/decider.js';
import { type CategorySlugEvent, event } from './category.events.js';

/** A reservation: a slug belongs to one category. */
export interface CategorySlug {
  readonly categoryId?: string;
}

export const CategorySlug: Decider<CategorySlug, CategorySlugEvent> = {
  category: 'categorySlug',
  initial: {},
  evolve: { CategorySlugClaimed: (_, { categoryId }) => ({ categoryId }) },
};

export function claimSlug(owner: CategorySlug, by: { slug: string; categoryId: string; now: string }): CategorySlugEvent[] {
  if (owner.categoryId === by.categoryId) return [];
  if (owner.categoryId) throw new Rejected('catalog/slug-taken', 'Another category has this slug.');
  return [event('CategorySlugClaimed', { slug: by.slug, categoryId: by.categoryId, claimedAt: by.now })];
}
