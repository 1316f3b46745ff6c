import { stemsOf, wordsOf } from './words.js';

test('words are runs of letters and digits, without case, accents and apostrophes', () => {
  expect(wordsOf("Café-crème: 2nd floor's A/C 🙂")).toEqual(['cafe', 'creme', '2nd', 'floors', 'ac']);
  expect(wordsOf('Women’s and/or men')).toEqual(['womens', 'and', 'or', 'men']);
  expect(wordsOf('%_\\"')).toEqual([]);
});

test.each(['clean cleans cleaning cleaned', 'install installs installing', 'panel panels', 'shelves shelving', 'massage massages'])(
  'one stem: %s',
  (words) => expect(new Set(stemsOf(words)).size).toBe(1),
);
