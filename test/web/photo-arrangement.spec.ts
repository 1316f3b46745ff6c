import { inOrder, joined, moved, separated } from '../../web/src/features/vendor-dashboard/photos/arrangement.js';

const photo = (id: string, before: string | null = null) => ({
  id,
  picture: `picture of ${id}`,
  hidden: null,
  caption: `about ${id}` as string | null,
  before: before === null ? null : { id: before, picture: `picture of ${before}`, hidden: null },
});
const alone = (photoId: string) => ({ photoId, beforeId: null });
const three = [photo('a'), photo('b'), photo('c')];

test('a photo is moved, and those between make room', () => {
  expect(moved(three, 0, 2)).toEqual([alone('b'), alone('c'), alone('a')]);
  expect(moved(three, 2, 0)).toEqual([alone('c'), alone('a'), alone('b')]);
  expect(moved([photo('b', 'a'), photo('c')], 1, 0)).toEqual([alone('c'), { photoId: 'b', beforeId: 'a' }]);
});

test('two are joined where the later one stands, and separated one behind the other', () => {
  expect(joined(three, 'c', 'a')).toEqual([alone('b'), { photoId: 'c', beforeId: 'a' }]);
  expect(separated([photo('b'), photo('c', 'a')], 'c')).toEqual([alone('b'), alone('c'), alone('a')]);
  expect(separated(three, 'a')).toEqual(three.map(({ id }) => alone(id)));
});

test('the list stands as it will be answered, each photo with its own picture', () => {
  expect(inOrder(three, joined(three, 'c', 'a'))).toEqual([photo('b'), photo('c', 'a')]);
  const pair = [photo('c', 'a'), photo('b')];
  expect(inOrder(pair, separated(pair, 'c'))).toEqual([photo('c'), { ...photo('a'), caption: null }, photo('b')]);
});
