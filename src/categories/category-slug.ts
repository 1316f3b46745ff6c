import { Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { type CategorySlugEvent, event } from './category.events.js';

/** A reservation: a slug belongs to one category. */
export interface CategorySlug {
  readonly categoryId?: string;
}

export const CategorySlug: Decider<CategorySlug, CategorySlugEvent> = {
  category: 'categorySlug',
  initial: {},
  evolve: { CategorySlugClaimed: (_, { categoryId }) => ({ categoryId }), CategorySlugReleased: () => ({}) },
};

interface Owner {
  readonly slug: string;
  readonly categoryId: string;
  readonly now: string;
}

export function claimSlug(owner: CategorySlug, by: Owner): CategorySlugEvent[] {
  if (owner.categoryId === by.categoryId) return [];
  if (owner.categoryId) throw new Rejected('catalog/slug-taken', 'Another category has this slug, or had it before.');
  return [event('CategorySlugClaimed', { slug: by.slug, categoryId: by.categoryId, claimedAt: by.now })];
}

export function releaseSlug(owner: CategorySlug, by: Owner): CategorySlugEvent[] {
  if (owner.categoryId !== by.categoryId) return [];
  return [event('CategorySlugReleased', { slug: by.slug, categoryId: by.categoryId, releasedAt: by.now })];
}
