import { reasonOf } from '../../accounts/reason-of.js';
import { type CategoryEvent, event } from '../../categories/category.events.js';
import type { Category } from '../../categories/category.js';
import { Invalid, Rejected, Unavailable } from '../../platform/errors.js';
import { belowIt, mustBeAsSeen, mustBeThere, type Seen } from './category-changes.decisions.js';

interface Deletion {
  readonly categoryId: string;
  readonly adminId: string;
  readonly reason: string;
  readonly now: string;
}

/** Where its services are to go. */
export interface Target {
  readonly categoryId: string;
  readonly state: Category;
}

/** What stands in a category. */
interface Used {
  readonly services: number;
  readonly children: number;
}

/**
 * The first step: from here on nothing can be put into it. What is refused here leaves no trace.
 * @throws Rejected where it is in use and nothing is said of where its services go
 */
export function closeCategory(category: Category, by: Deletion & Seen & { used: Used; target: Target | null }): CategoryEvent[] {
  if (category.status === 'deleted') return [];
  mustBeThere(category);
  mustBeAsSeen(by);
  mustHaveNoChildren(by.used);
  if (by.target) mustBeAnother(by.target, by.categoryId);
  else mustHaveNoServices(by.used);
  if (category.status === 'inactive') return [];
  const { categoryId, adminId, now } = by;
  const { name } = category.details;
  return [event('CategoryDeactivatedV2', { categoryId, name, by: adminId, deactivatedAt: now }, reasonOf(by))];
}

/**
 * The last step, once the read tables show what was in it when it was closed.
 * @throws Rejected where something was put into it just before that
 */
export function deleteCategory(category: Category, by: Deletion & { used: Used | undefined; movedTo: string | null }): CategoryEvent[] {
  if (category.status === 'deleted') return [];
  mustStillBeClosed(category);
  const used = known(by.used);
  mustHaveNoChildren(used);
  mustHaveNoServices(used);
  const { categoryId, movedTo, adminId, now } = by;
  const { name } = category.details;
  return [event('CategoryDeletedV2', { categoryId, name, movedTo, by: adminId, deletedAt: now }, reasonOf(by))];
}

/** @throws Unavailable while nobody can say what is in a category */
export function known<T>(used: T | undefined): T {
  if (used === undefined)
    throw new Unavailable('catalog/category-unknown', 'We cannot see yet what is in this category. Please try again.');
  return used;
}

/** For each batch of services that is moved. */
export function mustBeAnother({ categoryId, state: { status } }: Target, emptied: string): void {
  if (categoryId === emptied || status !== 'active') throw new Invalid({ moveTo: 'Please select a category' });
}

function mustStillBeClosed({ status }: Category): void {
  if (status === 'inactive') return;
  throw new Rejected('catalog/category-reopened', 'Somebody has activated this category meanwhile, so it was not deleted.');
}

function mustHaveNoChildren({ children }: Used): void {
  if (children === 0) return;
  throw new Rejected('catalog/category-has-children', `${belowIt(children)}. Delete them first, or give them another parent.`);
}

function mustHaveNoServices({ services }: Used): void {
  if (services === 0) return;
  const are = services === 1 ? '1 service is' : `${services} services are`;
  throw new Rejected(
    'catalog/category-in-use',
    `${are} in this category. Move ${services === 1 ? 'it' : 'them'} to another category, or deactivate this one.`,
    { services },
  );
}
