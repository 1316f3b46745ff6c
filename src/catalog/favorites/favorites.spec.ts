import { given } from '../../../test/support/given.js';
import { event } from './favorites.events.js';
import { addFavorite, AT_MOST_OF_A_KIND, type Favorite, Favorites, removeFavorite } from './favorites.js';

const NOW = '2026-05-04T10:00:00.000Z';
const drains: Favorite = { userId: 'u1', kind: 'service', targetId: 's1' };
const added = event('FavoriteAdded', { ...drains, addedAt: NOW });
const removed = event('FavoriteRemoved', { ...drains, removedAt: NOW });

describe('putting a heart to something', () => {
  const adding = (favorites: Favorites) => addFavorite(favorites, { ...drains, visible: true, now: NOW });
  test('it is kept', () => given(Favorites).when(adding).then(added));
  test('twice changes nothing', () => given(Favorites, added).when(adding).thenNothing());
  test('what customers cannot see is not there, also for who has kept it', () => {
    const hidden = (favorites: Favorites) => addFavorite(favorites, { ...drains, visible: false, now: NOW });
    given(Favorites).when(hidden).thenNotFound();
    given(Favorites, added).when(hidden).thenNotFound();
  });
  test('it can be kept again after it was let go', () => given(Favorites, added, removed).when(adding).then(added));
  test('a provider of the same id is another thing', () =>
    given(Favorites, event('FavoriteAdded', { ...drains, kind: 'vendor', addedAt: NOW }))
      .when(adding)
      .then(added));

  const full = Array.from({ length: AT_MOST_OF_A_KIND }, (_, index) =>
    event('FavoriteAdded', { ...drains, targetId: `other-${index}`, addedAt: NOW }),
  );
  test('there is an end to it', () =>
    given(Favorites, ...full)
      .when(adding)
      .thenRejected('catalog/too-many-favorites'));
  test('providers have a measure of their own', () =>
    given(Favorites, ...full)
      .when((favorites) => addFavorite(favorites, { ...drains, kind: 'vendor', visible: true, now: NOW }))
      .then(event('FavoriteAdded', { ...drains, kind: 'vendor', addedAt: NOW })));
  test('one that is let go makes room', () =>
    given(Favorites, ...full, event('FavoriteRemoved', { ...drains, targetId: 'other-0', removedAt: NOW }))
      .when(adding)
      .then(added));
});

describe('letting it go', () => {
  const removing = (favorites: Favorites) => removeFavorite(favorites, { ...drains, now: NOW });
  test('it is no longer kept', () => given(Favorites, added).when(removing).then(removed));
  test('twice changes nothing', () => given(Favorites, added, removed).when(removing).thenNothing());
  test('what was never kept changes nothing', () => given(Favorites).when(removing).thenNothing());
});
