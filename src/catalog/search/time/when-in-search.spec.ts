import { wordsOf } from '../language/words.js';
import { whenIn } from './when-in-search.js';

const NAMES = new Set(['monday', 'blue', 'plumbing']);
const found = (text: string) => whenIn(wordsOf(text), { today: '2031-05-14', isName: (word) => NAMES.has(word) });

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
    ['plumber May 20', '2031-05-20', undefined, 'plumber'],
    ['plumber on may 20th', '2031-05-20', undefined, 'plumber'],
    ['20 May plumber', '2031-05-20', undefined, 'plumber'],
    ['haircut on the 3rd of June in the evening', '2031-06-03', 'evening', 'haircut'],
    ['painter Sat, May 17, in the morning', '2031-05-17', 'morning', 'painter'],
    ['Jan 5 house cleaning', '2032-01-05', undefined, 'house cleaning'],
    ['painter for September 4th', '2031-09-04', undefined, 'painter'],
    ['painter sept 4', '2031-09-04', undefined, 'painter'],
    ['painter June 3, 2032', '2032-06-03', undefined, 'painter'],
    ['yesterday’s day, still today in Honolulu: May 13', '2031-05-13', undefined, 'yesterdays day still today in honolulu'],
    ['painter May 12', '2032-05-12', undefined, 'painter'],
    ['painter Feb 29', '2032-02-29', undefined, 'painter'],
    ['Blue Monday Plumbing May 20', '2031-05-20', undefined, 'blue monday plumbing'],
  ])('%s', (text, day, part, rest) => {
    expect(found(text)).toEqual({ when: part ? { day, part } : { day }, rest: rest.split(' ').filter(Boolean) });
  });

  test.each([
    ['of which a provider is called', 'Blue Monday Plumbing'],
    ['that is only a part of a day: it is a kind of work', 'evening cleaning'],
    ['that nothing around makes a day', 'sun screen'],
    ['', 'wed dress alteration'],
    ['that no calendar has', 'painter June 31'],
    ['that is only a month', 'march cleaning for 20 rooms'],
  ])('no day %s: %s', (_, text) => {
    expect(found(text)).toBeUndefined();
  });
});
