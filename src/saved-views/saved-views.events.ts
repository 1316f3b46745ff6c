import { type Event, eventOf } from '../platform/events/event.js';

/** The lists of administrators that have views. */
export const VIEWED_LISTS = ['users', 'vendors', 'services', 'bookings'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** Stream `views-<userId>`: an administrator keeps filters, search and order of a list under a name. What they search for may name people: both are sealed. */
export type ViewSaved = Event<
  'ViewSaved',
  { userId: string; viewId: string; list: ViewedList; savedAt: string },
  {
    name: string;
    /** As it stands in the address of the list, without the question mark: "state=active&sort=name". */
    query: string;
  }
>;
export type ViewRemoved = Event<'ViewRemoved', { userId: string; viewId: string; removedAt: string }>;
export type SavedViewsEvent = ViewSaved | ViewRemoved;

/** Builds the facts above. */
export const event = eventOf<SavedViewsEvent>();
