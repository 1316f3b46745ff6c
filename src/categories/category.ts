import { Invalid, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { type CategoryDetails, type CategoryEvent, event } from './category.events.js';

export interface Category {
  readonly status: 'none' | 'active' | 'inactive' | 'deleted';
  readonly details: CategoryDetails;
  readonly formerSlugs: readonly string[];
  /** What stands in place of its icon; `null` where that shows. */
  readonly pictureId: string | null;
  /** User id of the administrator who changed it last; `null` before anybody has. */
  readonly changedBy: string | null;
}

const blank: CategoryDetails = { parentId: null, name: '', slug: '', description: '', icon: null };

export const Category: Decider<Category, CategoryEvent> = {
  category: 'category',
  initial: { status: 'none', details: blank, formerSlugs: [], pictureId: null, changedBy: null },
  evolve: {
    CategoryCreated: (_, { by = null, ...data }) => ({ ...Category.initial, status: 'active', details: detailsIn(data), changedBy: by }),
    CategoryUpdated: (category, { by, formerSlugs, ...data }) => ({ ...category, details: detailsIn(data), formerSlugs, changedBy: by }),
    CategoryActivatedV2: (category, { by }) => ({ ...category, status: 'active', changedBy: by }),
    CategoryDeactivatedV2: (category, { by }) => ({ ...category, status: 'inactive', changedBy: by }),
    CategoryPictureChanged: (category, { pictureId, by }) => ({ ...category, pictureId, changedBy: by }),
    CategoryDeletedV2: (category, { by }) => ({ ...category, status: 'deleted', changedBy: by }),
  },
};

const detailsIn = ({ parentId, name, slug, description, icon }: CategoryDetails): CategoryDetails => ({
  parentId,
  name,
  slug,
  description,
  icon,
});

interface NewCategory {
  readonly categoryId: string;
  readonly details: CategoryDetails;
  /** What it is to stand below; `null` for the top. */
  readonly parent: Category | null;
  readonly active: boolean;
  /** User id of the administrator; `undefined` for what every installation begins with. */
  readonly adminId: string | undefined;
  readonly now: string;
}

/** There are two levels: a parent's page lists its children's services. */
export function createCategory(category: Category, { categoryId, adminId, now, ...wanted }: NewCategory): CategoryEvent[] {
  if (category.status !== 'none') return [];
  if (wanted.parent) mustTakeChildren(wanted.parent);
  const { parentId, name, slug, description, icon } = wanted.details;
  const created = event('CategoryCreated', { categoryId, parentId, name, slug, description, icon, by: adminId, createdAt: now });
  if (wanted.active || !adminId) return [created];
  const unreasoned = { subject: adminId, fields: { reason: null } };
  return [created, event('CategoryDeactivatedV2', { categoryId, name, by: adminId, deactivatedAt: now }, unreasoned)];
}

/** For whoever puts a category below another: what is switched off is on its way out. */
export function mustTakeChildren(parent: Category): void {
  if (parent.status === 'none' || parent.status === 'deleted') {
    throw new Rejected('catalog/parent-missing', 'The parent category does not exist.');
  }
  if (parent.status === 'inactive') {
    throw new Rejected('catalog/parent-inactive', 'The parent category is inactive. Activate it first, or choose another one.');
  }
  if (parent.details.parentId) {
    throw new Rejected('catalog/parent-is-child', 'A category with a parent cannot be a parent itself.');
  }
}

/** For whoever puts a service into a category. */
export function mustTakeServices(category: Category): void {
  if (category.status !== 'active') throw new Invalid({ categoryId: 'Please select a category' });
}
