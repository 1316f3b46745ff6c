import { type Event, eventOf } from '../../platform/events/event.js';

/** Stream `categoryOrder-platform`: in which order visitors see the categories of one level. The first comes first; those that are not named follow, by name. */
export type CategoriesOrdered = Event<
  'CategoriesOrdered',
  {
    /** What they stand below; `null` for those at the top. */
    parentId: string | null;
    categoryIds: readonly string[];
    /** User id of the administrator. */
    by: string;
    orderedAt: string;
  }
>;
export type CategoryOrderEvent = CategoriesOrdered;

/** Builds the fact above. */
export const event = eventOf<CategoryOrderEvent>();
