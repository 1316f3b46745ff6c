import { reasonOf } from '../../accounts/reason-of.js';
import { type CategoryDetails, type CategoryEvent, event } from '../../categories/category.events.js';
import { type Category, mustTakeChildren } from '../../categories/category.js';
import { NotFound, Rejected } from '../../platform/errors.js';

/** Where the category stands, by its revision or another mark, and which one the change rests on, where that is said. */
export interface Seen<Mark = number | 'noStream'> {
  readonly revision: Mark;
  readonly seen: Mark | undefined;
  /** The name of whoever changed it last; `undefined` where nobody may be named. */
  readonly lastChangedBy: string | undefined;
}

/** What an administrator wants of a category; what is left out stays. */
export interface CategoryChanges extends Partial<CategoryDetails> {
  readonly active?: boolean | undefined;
}

interface Change extends Seen {
  readonly categoryId: string;
  readonly changes: CategoryChanges;
  /** The parent that it is to get, where that is another one. */
  readonly parent: Category | null;
  /** How many categories stand below it. */
  readonly children: number;
  readonly adminId: string;
  /** Why it is switched; what is only changed needs none. */
  readonly reason: string | null | undefined;
  readonly now: string;
}

export function changeCategory(category: Category, by: Change): CategoryEvent[] {
  mustBeThere(category);
  const events = [...updated(category, by), ...switched(category, by)];
  if (events.length > 0) mustBeAsSeen(by);
  return events;
}

export function mustBeThere({ status }: Category): void {
  if (status === 'none' || status === 'deleted') throw new NotFound('category');
}

/** Nobody overwrites what they have not seen, and the second reads who was faster. */
export function mustBeAsSeen<Mark>({ revision, seen, lastChangedBy = 'Somebody' }: Seen<Mark>): void {
  if (seen === undefined || seen === revision) return;
  throw new Rejected(
    'catalog/category-changed',
    `${lastChangedBy} has changed this category meanwhile. Look at what is different, and try again.`,
  );
}

function updated({ details: before, formerSlugs: former }: Category, by: Change): CategoryEvent[] {
  const { active: _, ...changes } = by.changes;
  const wanted: CategoryDetails = { ...before, ...changes };
  const differs = (Object.keys(before) as (keyof CategoryDetails)[]).some((key) => wanted[key] !== before[key]);
  if (!differs) return [];
  if (wanted.parentId !== before.parentId) mustFitBelow(by);
  const { parentId, name, slug, description, icon } = wanted;
  const formerSlugs = slug === before.slug ? former : [...former.filter((each) => each !== slug), before.slug];
  const { categoryId, adminId, now } = by;
  return [event('CategoryUpdated', { categoryId, parentId, name, slug, formerSlugs, description, icon, by: adminId, updatedAt: now })];
}

/** Two levels only. */
function mustFitBelow({ categoryId, changes: { parentId }, parent, children }: Change): void {
  if (!parentId) return;
  if (parentId === categoryId) throw new Rejected('catalog/own-parent', 'A category cannot be its own parent.');
  if (children > 0) {
    throw new Rejected('catalog/has-children', `${belowIt(children)}, so it cannot have a parent itself.`);
  }
  if (parent) mustTakeChildren(parent);
}

/** "1 category stands below this one" */
export const belowIt = (children: number): string =>
  children === 1 ? '1 category stands below this one' : `${children} categories stand below this one`;

function switched({ status, details }: Category, by: Change): CategoryEvent[] {
  const { active, name = details.name } = by.changes;
  if (active === undefined || active === (status === 'active')) return [];
  const { categoryId, adminId, now } = by;
  return [
    active
      ? event('CategoryActivatedV2', { categoryId, name, by: adminId, activatedAt: now }, reasonOf(by))
      : event('CategoryDeactivatedV2', { categoryId, name, by: adminId, deactivatedAt: now }, reasonOf(by)),
  ];
}
