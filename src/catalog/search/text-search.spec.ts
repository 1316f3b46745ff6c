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

test('what was added after a search is found by the next, as if it had been there', () => {
  const text = fc
    .array(fc.constantFrom('plumber', 'plumer', 'plumbing', 'paint', 'painter', 'roof', 'a'), { maxLength: 3 })
    .map((words) => words.join(' '));
  const texts = fc.array(fc.record({ title: text, description: text }), { maxLength: 6 });
  const term = fc.constantFrom('plumber', 'plumer', 'plum', 'painter roof', 'pianter', 'a', ' ');
  fc.assert(
    fc.property(texts, texts, term, (earlier, later, wanted) => {
      const [kept, anew] = [new TextSearch(), new TextSearch()];
      for (const [slot, one] of [...earlier, ...later].entries()) {
        if (slot === earlier.length) kept.matches(wanted);
        kept.add(slot, one);
        anew.add(slot, one);
      }
      expect([...kept.matches(wanted)]).toEqual([...anew.matches(wanted)]);
      expect([...kept.matches(wanted)]).toEqual([...anew.matches(wanted)]);
    }),
    { numRuns: 1000 },
  );
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
