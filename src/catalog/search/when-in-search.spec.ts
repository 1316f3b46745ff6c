import { wordsOf } from './language/words.js';
import { whenIn } from './when-in-search.js';

const NAMES = new Set(['monday', 'blue', 'plumbing']);
const found = (text: string) => whenIn(wordsOf(text), (word) => NAMES.has(word));

describe('a time in a search', () => {
  test.each([
    ['plumber tomorrow', 'tomorrow', undefined, 'plumber'],
    ['plumber tomorrow morning', 'tomorrow', 'morning', 'plumber'],
    ['tomorrow afternoon haircut in Austin', 'tomorrow', 'afternoon', 'haircut in austin'],
    ['house cleaning tomorrow in the evening', 'tomorrow', 'evening', 'house cleaning'],
    ['electrician tonight', 'today', 'evening', 'electrician'],
    ['AC repair today', 'today', undefined, 'ac repair'],
    ['movers this weekend', 'weekend', undefined, 'movers'],
    ['painter on Saturday', 'saturday', undefined, 'painter'],
    ['painter next Monday', 'monday', undefined, 'painter'],
    ['fri morning cleaning', 'friday', 'morning', 'cleaning'],
    ['cleaning for saturday', 'saturday', undefined, 'cleaning'],
    ['plumber this evening', 'today', 'evening', 'plumber'],
    ['tomorrow', 'tomorrow', undefined, ''],
  ])('%s', (text, day, part, rest) => {
    expect(found(text)).toEqual({ when: part ? { day, part } : { day }, rest: rest.split(' ').filter(Boolean) });
  });

  test.each([
    ['of which a provider is called', 'Blue Monday Plumbing'],
    ['that is only a part of a day: it is a kind of work', 'evening cleaning'],
    ['that nothing around makes a day', 'sun screen'],
    ['', 'wed dress alteration'],
  ])('no day %s: %s', (_, text) => {
    expect(found(text)).toBeUndefined();
  });
});
