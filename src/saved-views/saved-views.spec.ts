import { given } from '../../test/support/given.js';
import { event, type ViewedList } from './saved-views.events.js';
import { MOST_VIEWS, removeView, SavedViews, saveView } from './saved-views.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-05-04T10:00:00.000Z';
const fields = { name: 'Off in Austin', query: 'state=inactive&search=austin' };

const saved = (viewId: string, list: ViewedList = 'services') =>
  event('ViewSaved', { userId: ADA, viewId, list, savedAt: NOW }, { subject: ADA, fields });
const removed = (viewId: string) => event('ViewRemoved', { userId: ADA, viewId, removedAt: NOW });
const saving =
  (viewId: string, list: ViewedList = 'services') =>
  (views: SavedViews) =>
    saveView(views, { userId: ADA, viewId, list, ...fields, now: NOW });
const removing = (viewId: string) => (views: SavedViews) => removeView(views, { userId: ADA, viewId, now: NOW });
const full = Array.from({ length: MOST_VIEWS }, (_, place) => saved(`v${place}`));

describe('views of lists', () => {
  test('are kept under a name', () => given(SavedViews).when(saving('a')).then(saved('a')));
  test('are kept once', () => given(SavedViews, saved('a')).when(saving('a')).thenNothing());
  test('are at most twenty of a list', () =>
    given(SavedViews, ...full)
      .when(saving('a'))
      .thenRejected('saved-views/too-many'));
  test('of which those of other lists are none', () =>
    given(SavedViews, ...full)
      .when(saving('a', 'users'))
      .then(saved('a', 'users')));
  test('nor those that were removed', () =>
    given(SavedViews, ...full, removed('v3'))
      .when(saving('a'))
      .then(saved('a')));

  test('are removed', () => given(SavedViews, saved('a')).when(removing('a')).then(removed('a')));
  test('are removed once', () => given(SavedViews, saved('a'), removed('a')).when(removing('a')).thenNothing());
  test('are not there where nobody has saved any', () => given(SavedViews).when(removing('a')).thenRejected('platform/not-found'));
});
