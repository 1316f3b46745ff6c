import { given } from '../../test/support/given.js';
import { event } from './portfolio.events.js';
import { add, arrange, describe as describePhoto, MOST_PHOTOS, Portfolio, removePhoto } from './portfolio.js';

const NOW = '2026-05-04T10:00:00.000Z';
const BY = { vendorId: 'v1', ownerId: 'u1', now: NOW };
const SHAPE = { widths: [400, 640], width: 640, height: 480 };

const photo = (photoId: string, place: number) =>
  event(
    'WorkPhotoAdded',
    { vendorId: 'v1', ownerId: 'u1', photoId, place, ...SHAPE, addedAt: NOW },
    { subject: 'u1', fields: { placeholder: 'data:blurred' } },
  );
const alone = (photoId: string) => ({ photoId, beforeId: null });
const arranged = (...works: { photoId: string; beforeId: string | null }[]) =>
  event('WorkPhotosArranged', { vendorId: 'v1', works, arrangedAt: NOW });
const removed = (photoId: string) => event('WorkPhotoRemoved', { vendorId: 'v1', photoId, removedAt: NOW });

const added = (photoId: string) => (portfolio: Portfolio) => add(portfolio, { ...BY, photoId, shape: SHAPE, placeholder: 'data:blurred' });
const put =
  (...works: { photoId: string; beforeId: string | null }[]) =>
  (portfolio: Portfolio) =>
    arrange(portfolio, { ...BY, works });

describe('a photo of work', () => {
  test('stands behind the others', () => given(Portfolio, photo('a', 0)).when(added('b')).then(photo('b', 1)));
  test('stands behind them also when one in front has gone', () =>
    given(Portfolio, photo('a', 0), photo('b', 1), removed('a')).when(added('c')).then(photo('c', 2)));
  test('that is there already is not added again', () => given(Portfolio, photo('a', 0)).when(added('a')).thenNothing());
  test('does not fit when twelve are shown, those of before among them', () => {
    const twelve = Array.from({ length: MOST_PHOTOS }, (_, place) => photo(`p${place}`, place));
    const pair = arranged({ photoId: 'p0', beforeId: 'p1' }, ...twelve.slice(2).map(({ data: { photoId } }) => alone(photoId)));
    return given(Portfolio, ...twelve, pair)
      .when(added('more'))
      .thenRejected('portfolio/full');
  });
  test('fits again once another has gone', () =>
    given(Portfolio, ...Array.from({ length: MOST_PHOTOS }, (_, place) => photo(`p${place}`, place)), removed('p3'))
      .when(added('more'))
      .then(photo('more', MOST_PHOTOS)));
});

describe('describing a photo', () => {
  test('sets what is said about it', () =>
    given(Portfolio, photo('a', 0))
      .when((portfolio) => describePhoto(portfolio, { ...BY, photoId: 'a', caption: 'New taps' }))
      .then(
        event(
          'WorkPhotoDescribed',
          { vendorId: 'v1', ownerId: 'u1', photoId: 'a', describedAt: NOW },
          { subject: 'u1', fields: { caption: 'New taps' } },
        ),
      ));
  test('finds no photo of somebody else', () =>
    given(Portfolio, photo('a', 0))
      .when((portfolio) => describePhoto(portfolio, { ...BY, photoId: 'x', caption: null }))
      .thenNotFound());
});

describe('arranging photos', () => {
  const three = [photo('a', 0), photo('b', 1), photo('c', 2)] as const;
  test('puts them into another order', () =>
    given(Portfolio, ...three)
      .when(put(alone('c'), alone('a'), alone('b')))
      .then(arranged(alone('c'), alone('a'), alone('b'))));
  test('puts before and after together', () =>
    given(Portfolio, ...three)
      .when(put({ photoId: 'b', beforeId: 'a' }, alone('c')))
      .then(arranged({ photoId: 'b', beforeId: 'a' }, alone('c'))));
  test('changes nothing when they stand so already', () =>
    given(Portfolio, ...three)
      .when(put(alone('a'), alone('b'), alone('c')))
      .thenNothing());
  test('takes a pair apart', () =>
    given(Portfolio, photo('a', 0), photo('b', 1), arranged({ photoId: 'b', beforeId: 'a' }))
      .when(put(alone('b'), alone('a')))
      .then(arranged(alone('b'), alone('a'))));
  test.each([
    ['one is left out', [alone('a'), alone('b')]],
    ['one is not there', [alone('a'), alone('b'), alone('x')]],
    ['one stands twice', [alone('a'), { photoId: 'b', beforeId: 'a' }, alone('c')]],
    ['one is its own before', [alone('a'), alone('b'), { photoId: 'c', beforeId: 'c' }]],
  ])('is refused when %s', (_, works) =>
    given(Portfolio, ...three)
      .when(put(...works))
      .thenRejected('portfolio/changed-meanwhile'),
  );
});

describe('removing a photo', () => {
  const remove = (photoId: string) => (portfolio: Portfolio) => removePhoto(portfolio, { ...BY, photoId });
  const pair = [photo('a', 0), photo('b', 1), arranged({ photoId: 'b', beforeId: 'a' })] as const;
  test('takes it out', () => given(Portfolio, photo('a', 0)).when(remove('a')).then(removed('a')));
  test('finds none that has gone, or is somebody else’s', () =>
    given(Portfolio, photo('a', 0), removed('a')).when(remove('a')).thenNotFound());
  test('leaves its other half alone', () => {
    given(Portfolio, ...pair, removed('b'))
      .when(put(alone('a')))
      .thenNothing();
    given(Portfolio, ...pair, removed('a'))
      .when(put(alone('b')))
      .thenNothing();
  });
});
