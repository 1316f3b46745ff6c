import { NotFound, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event, type SavedViewsEvent, type ViewedList } from './saved-views.events.js';

/** More than a menu can show. */
export const MOST_VIEWS = 20;

/** What somebody has kept: of which list each view is, by its id. */
export interface SavedViews {
  readonly views: Readonly<Record<string, ViewedList>>;
  /** Those that were removed, too: removing one twice is no mistake. */
  readonly removed: readonly string[];
}

export const SavedViews: Decider<SavedViews, SavedViewsEvent> = {
  category: 'views',
  initial: { views: {}, removed: [] },
  evolve: {
    ViewSaved: ({ views, removed }, { viewId, list }) => ({ views: { ...views, [viewId]: list }, removed }),
    ViewRemoved: ({ views, removed }, { viewId }) => ({
      views: Object.fromEntries(Object.entries(views).filter(([id]) => id !== viewId)),
      removed: [...removed, viewId],
    }),
  },
};

interface Saving {
  readonly userId: string;
  readonly viewId: string;
  readonly list: ViewedList;
  readonly name: string;
  readonly query: string;
  readonly now: string;
}

export function saveView({ views }: SavedViews, { userId, viewId, list, name, query, now }: Saving): SavedViewsEvent[] {
  if (viewId in views) return [];
  if (Object.values(views).filter((each) => each === list).length >= MOST_VIEWS) {
    throw new Rejected('saved-views/too-many', `You have ${MOST_VIEWS} views of this list. Remove one that you don't need any more first.`);
  }
  return [event('ViewSaved', { userId, viewId, list, savedAt: now }, { subject: userId, fields: { name, query } })];
}

export function removeView(
  { views, removed }: SavedViews,
  { userId, viewId, now }: Pick<Saving, 'userId' | 'viewId' | 'now'>,
): SavedViewsEvent[] {
  if (removed.includes(viewId)) return [];
  if (!(viewId in views)) throw new NotFound('view');
  return [event('ViewRemoved', { userId, viewId, removedAt: now })];
}
