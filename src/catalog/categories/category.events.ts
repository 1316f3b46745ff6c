import { type Event, eventOf } from '../../platform/events/event.js';

/** Stream `category-<categoryId>`. */
export type CategoryCreated = Event<
  'CategoryCreated',
  {
    categoryId: string;
    parentId: string | null;
    name: string;
    slug: string;
    description: string;
    /** Name of an icon of the client's set; `null` for the default icon. */
    icon: string | null;
    createdAt: string;
  }
>;
export type CategoryEvent = CategoryCreated;

/** Stream `categorySlug-<slug>`: a slug belongs to one category. */
export type CategorySlugClaimed = Event<'CategorySlugClaimed', { slug: string; categoryId: string; claimedAt: string }>;
export type CategorySlugEvent = CategorySlugClaimed;

/** Builds the facts above. */
export const event = eventOf<CategoryEvent | CategorySlugEvent>();
