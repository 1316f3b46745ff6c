import { Dictionary } from './dictionary.js';

const dictionary = new Dictionary();
for (const word of 'plumber plumbing cleaning refrigerator faucet toilet panel painting replacement room door drain plumber car'.split(' '))
  dictionary.add(word);
const likely = (word: string) => dictionary.likely(word).map(({ word: found }) => found);

test.each([
  ['pl', ['plumber', 'plumbing']],
  ['refr', ['refrigerator']],
  ['repl', ['replacement']],
])('%s is the start of %p', (start, words) => expect(likely(start)).toEqual(words));

test.each([
  ['plumer', 'plumber'],
  ['plubmer', 'plumber'],
  ['lumber', 'plumber'],
  ['clening', 'cleaning'],
  ['panting', 'painting'],
  ['refridgerator', 'refrigerator'],
  ['refrigirater', 'refrigerator'],
  ['tolet', 'toilet'],
])('%s is a slip for %s', (typed, meant) => expect(likely(typed)).toEqual([meant]));

test.each(['rum', 'xyz', '1500', 'clendrin', 'dor'])('%s is nothing', (word) => expect(likely(word)).toEqual([]));

test('the most frequent word comes first', () => expect(likely('plum')).toEqual(['plumber', 'plumbing']));
test('a part of a word counts where there is nothing better', () => expect(likely('place')).toEqual(['replacement']));
test('a slip says how sure it is, less where the first letter differs', () => {
  const [near] = dictionary.likely('plumer');
  const [other] = dictionary.likely('lumber');
  expect(near!.weight).toBeGreaterThan(other!.weight);
});

test('a rare word may be a slip for one that is far more frequent', () => {
  const other = new Dictionary();
  other.add('plumer');
  for (let text = 0; text < 19; text++) other.add('plumber');
  expect(other.commoner('plumer')).toEqual([]);
  other.add('plumber');
  expect(other.commoner('plumer')).toMatchObject([{ word: 'plumber', weight: 0.5 }]);
  expect(other.commoner('plumber')).toEqual([]);
});

test('a word that people only say is found where it is misspelt, and is no word of a text', () => {
  const other = new Dictionary();
  other.addSaid('barber');
  expect(other.has('barber')).toBe(false);
  expect(other.likely('barbar')).toMatchObject([{ word: 'barber' }]);
  other.add('barbarian');
  expect(other.likely('barbar')).toMatchObject([{ word: 'barbarian' }]);
});
