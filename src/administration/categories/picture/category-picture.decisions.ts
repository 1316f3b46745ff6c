import { type CategoryEvent, event } from '../../../categories/category.events.js';
import type { Category } from '../../../categories/category.js';
import { mustBeAsSeen, mustBeThere } from '../category-changes.decisions.js';

interface Change {
  readonly categoryId: string;
  /** `null`: its icon shows again. */
  readonly pictureId: string | null;
  /** The picture that is to be replaced, where that is said; `null` where it is to have none. */
  readonly seen: string | null | undefined;
  readonly lastChangedBy: string | undefined;
  readonly adminId: string;
  readonly now: string;
}

export function changePicture(category: Category, { categoryId, pictureId, seen, lastChangedBy, adminId, now }: Change): CategoryEvent[] {
  mustBeThere(category);
  if (pictureId === category.pictureId) return [];
  mustBeAsSeen({ revision: category.pictureId, seen, lastChangedBy });
  return [event('CategoryPictureChanged', { categoryId, pictureId, by: adminId, changedAt: now })];
}
