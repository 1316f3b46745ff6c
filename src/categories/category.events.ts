import { type Event, eventOf } from '../platform/events/event.js';

/** How people find a category, and what they read of it. */
export interface CategoryDetails {
  readonly parentId: string | null;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  readonly icon: string | null;
}

/** Stream `category-<categoryId>`. The version of its last event is the category's revision. */
export type CategoryCreated = Event<
  'CategoryCreated',
  CategoryDetails & {
    categoryId: string;
    /** User id of the administrator; left out for what every installation begins with. */
    by?: string | undefined;
    createdAt: string;
  }
>;
export type CategoryUpdated = Event<
  'CategoryUpdated',
  CategoryDetails & {
    categoryId: string;
    /** What it was called in addresses before: links of old lead to it. */
    formerSlugs: readonly string[];
    by: string;
    updatedAt: string;
  }
>;
/** Which one an administrator has switched or deleted. */
interface ByAdmin {
  readonly categoryId: string;
  /** What it was called then; `null`: it happened before that was told. */
  readonly name: string | null;
  readonly by: string;
}
/** `reason`: `null` where it happened before anybody asked for one, or as the category was made; so it is with the next. */
export type CategoryActivatedV2 = Event<'CategoryActivatedV2', ByAdmin & { activatedAt: string }, { reason: string | null }>;
/** Gone from menus and pickers; its services stay. */
export type CategoryDeactivatedV2 = Event<'CategoryDeactivatedV2', ByAdmin & { deactivatedAt: string }, { reason: string | null }>;
/** A picture stands in place of its icon, or no more. */
export type CategoryPictureChanged = Event<
  'CategoryPictureChanged',
  {
    categoryId: string;
    /** `null`: the icon shows again. */
    pictureId: string | null;
    by: string;
    changedAt: string;
  }
>;
export type CategoryDeletedV2 = Event<
  'CategoryDeletedV2',
  ByAdmin & {
    /** Where its services went; `null` where it had none. */
    movedTo: string | null;
    deletedAt: string;
  },
  { reason: string | null }
>;
export type CategoryEvent =
  CategoryCreated | CategoryUpdated | CategoryActivatedV2 | CategoryDeactivatedV2 | CategoryPictureChanged | CategoryDeletedV2;

/** Stream `categorySlug-<slug>`: a slug belongs to one category, also after it has taken another. */
export type CategorySlugClaimed = Event<'CategorySlugClaimed', { slug: string; categoryId: string; claimedAt: string }>;
/** Its category was deleted. */
export type CategorySlugReleased = Event<'CategorySlugReleased', { slug: string; categoryId: string; releasedAt: string }>;
export type CategorySlugEvent = CategorySlugClaimed | CategorySlugReleased;

/** Builds the facts above. */
export const event = eventOf<CategoryEvent | CategorySlugEvent>();
