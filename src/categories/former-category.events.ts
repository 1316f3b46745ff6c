import type { Event } from '../platform/events/event.js';
import type { CategoryActivatedV2, CategoryDeactivatedV2, CategoryDeletedV2 } from './category.events.js';

/** Former shape of `CategoryActivatedV2`: nobody was asked why. */
export type CategoryActivated = Event<'CategoryActivated', Omit<CategoryActivatedV2['data'], 'name'>>;
/** Former shape of `CategoryDeactivatedV2`: nobody was asked why. */
export type CategoryDeactivated = Event<'CategoryDeactivated', Omit<CategoryDeactivatedV2['data'], 'name'>>;
/** Former shape of `CategoryDeletedV2`: nobody was asked why. */
export type CategoryDeleted = Event<'CategoryDeleted', Omit<CategoryDeletedV2['data'], 'name'>>;
/** Recorded no longer; those that stand in a history are read as their successors. */
export type FormerCategoryEvent = CategoryActivated | CategoryDeactivated | CategoryDeleted;
