import fc from 'fast-check';
import { Match, TextSearch } from './text-search.js';

const titles = (texts: readonly string[], term: string, description = '') => {
  const search = new TextSearch();
  for (const [slot, title] of texts.entries()) search.add(slot, { title, description });
  return [...search.matches(term)];
};
const { none, description, nearlyTitle, title } = Match;

test('a title that contains the term, one that nearly does, a description, nothing', () => {
  const search = new TextSearch();
  search.add(0, { title: 'Boiler check', description: 'Plumber included.' });
  search.add(1, { title: 'Plumer visit', description: 'Plumber included.' });
  search.add(2, { title: 'The PLUMBER', description: '' });
  search.add(3, { title: 'Boiler check', description: 'Nothing else.' });
  expect([...search.matches('plumber')]).toEqual([description, nearlyTitle, title, none]);
});

test('a misspelt term', () => {
  expect(titles(['General plumbing by the hour', 'Window cleaning'], 'plumer')).toEqual([nearlyTitle, none]);
  expect(titles(['General plumbing by the hour', 'Window cleaning'], 'clening')).toEqual([none, nearlyTitle]);
});

test('several words: as they stand, else each somewhere in the title', () => {
  const all = ['Drain cleaning', 'Cleaning of a drain', 'Drain repair', 'Trace a leak'];
  expect(titles(all, 'drain cleaning')).toEqual([title, nearlyTitle, none, none]);
  expect(titles(all, 'drian clening')).toEqual([nearlyTitle, nearlyTitle, none, none]);
  expect(titles(all, 'ac repair')).toEqual([none, none, none, none]);
});

test('what was added after a search is found by the next', () => {
  const search = new TextSearch();
  search.add(0, { title: 'Pipes', description: '' });
  expect([...search.matches('pipe')]).toEqual([title]);
  search.add(1, { title: 'New pipes', description: '' });
  expect([...search.matches('pipe')]).toEqual([title, title]);
});

test('whatever is searched for, exactly the texts that contain it match as such', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aAbBéİß1 ,.-%_\\\'"🙂'), maxLength: 12 });
  const term = fc.string({ unit: fc.constantFrom(...'aAbBéß1 ,.-%_\\\'"🙂'), minLength: 1, maxLength: 4 });
  const contains = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase());
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 8 }), term, (texts, wanted) => {
      const search = new TextSearch();
      for (const [slot, [title, description]] of texts.entries()) search.add(slot, { title, description });
      const found = search.matches(wanted);
      for (const [slot, [title, description]] of texts.entries()) {
        expect(found[slot] === Match.title).toBe(contains(title, wanted));
        if (found[slot] === Match.description || found[slot] === Match.none)
          expect(found[slot] === Match.description).toBe(contains(description, wanted));
      }
    }),
    { numRuns: 1000 },
  );
});
