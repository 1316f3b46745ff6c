import { Invalid, Rejected } from '../../platform/errors.js';
import type { Decider } from '../../platform/events/decider.js';
import { type CategoryCreated, type CategoryEvent, event } from './category.events.js';

export interface Category {
  readonly exists: boolean;
  readonly parentId: string | null;
  readonly slug: string;
}

export const Category: Decider<Category, CategoryEvent> = {
  category: 'category',
  initial: { exists: false, parentId: null, slug: '' },
  evolve: { CategoryCreated: (_, { parentId, slug }) => ({ exists: true, parentId, slug }) },
};

export type NewCategory = Omit<CategoryCreated['data'], 'categoryId' | 'createdAt'>;

/** There are two levels: a parent's page lists its children's services. */
export function createCategory(
  category: Category,
  by: { categoryId: string; details: NewCategory; parent: Category | null; now: string },
): CategoryEvent[] {
  if (category.exists) return [];
  if (by.parent && !by.parent.exists) throw new Rejected('catalog/parent-missing', 'The parent category does not exist.');
  if (by.parent?.parentId) throw new Rejected('catalog/parent-is-child', 'A category with a parent cannot be a parent itself.');
  const { parentId, name, slug, description, icon } = by.details;
  return [event('CategoryCreated', { categoryId: by.categoryId, parentId, name, slug, description, icon, createdAt: by.now })];
}

/** For whoever puts something into a category. */
export function mustExist(category: Category): void {
  if (!category.exists) throw new Invalid({ categoryId: 'Please select a category' });
}
