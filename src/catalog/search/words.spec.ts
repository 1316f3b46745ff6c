import fc from 'fast-check';
import { isNear, isOneEditAway, wordsOf } from './words.js';

const letter = fc.constantFrom('a', 'b', 'c');
const word = fc.array(letter, { minLength: 1, maxLength: 7 }).map((letters) => letters.join(''));

/** Every word that one edit makes of this one, and itself. */
function edits(text: string): Set<string> {
  const made = new Set([text]);
  for (let at = 0; at <= text.length; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    for (const other of 'abc') {
      made.add(head + other + tail);
      if (tail) made.add(head + other + tail.slice(1));
    }
    if (tail) made.add(head + tail.slice(1));
    if (tail.length > 1) made.add(head + tail[1]! + tail[0]! + tail.slice(2));
  }
  return made;
}

describe('one letter away', () => {
  test('is what one edit makes, and nothing else', () =>
    fc.assert(fc.property(word, word, (a, b) => isOneEditAway(a, b) === edits(a).has(b))));
  test('every edit is found', () =>
    fc.assert(fc.property(word, (a) => [...edits(a)].every((b) => isOneEditAway(a, b) && isOneEditAway(b, a)))));
});

describe('what may have been meant', () => {
  test.each([
    ['plumer', 'plumber'],
    ['plumer', 'plumbing'],
    ['clening', 'cleaning'],
    ['lumber', 'plumber'],
    ['plubmer', 'plumber'],
    ['paintting', 'painting'],
    ['cleanres', 'cleaner'],
  ])('an unknown word: %s is near to %s', (searched, title) => expect(isNear(searched, title, false)).toBe(true));

  test.each([
    ['plumber', 'plumer'],
    ['plumber', 'plumbing'],
    ['cleaner', 'cleaning'],
    ['panels', 'panel'],
  ])('a known word: %s is near to %s', (searched, title) => expect(isNear(searched, title, true)).toBe(true));

  test.each([
    ['roof', 'room'],
    ['door', 'floor'],
    ['drain', 'brain'],
    ['painter', 'printing'],
  ])('a known word: %s is not near to %s', (searched, title) => expect(isNear(searched, title, true)).toBe(false));

  test.each([
    ['ac', 'ax'],
    ['tap', 'tape'],
    ['1500', '1600'],
    ['plumer', 'boiler'],
    ['pler', 'plumber'],
  ])('an unknown word: %s is not near to %s', (searched, title) => expect(isNear(searched, title, false)).toBe(false));
});

test('words are runs of letters and digits, in lower case', () => {
  expect(wordsOf("Café-crème: 2nd floor's A/C 🙂")).toEqual(['café', 'crème', '2nd', 'floor', 's', 'a', 'c']);
  expect(wordsOf('%_\\"')).toEqual([]);
});
