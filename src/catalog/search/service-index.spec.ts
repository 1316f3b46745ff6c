import { wordsOf } from './language/words.js';
import { ServiceIndex } from './service-index.js';
import { SlotColumns } from './slot-columns.js';
import { MOST_MATCHING } from './slot-scores.js';
import { understood } from './understanding.js';

const CATEGORIES = ['trades', 'plumbing', 'electrical', 'beauty'];

/** Services as [title, description, category, provider], by slot. */
function shop(...services: (readonly [title: string, description: string, category: string, provider: string])[]) {
  const index = new ServiceIndex();
  const providers = [...new Set(services.map(([, , , provider]) => provider))];
  const shelf = new SlotColumns();
  for (const [title, description, category, provider] of services) {
    const values = { category: CATEGORIES.indexOf(category), vendor: providers.indexOf(provider), cents: 0, minutes: 0, created: 0 };
    index.add(shelf.add(values), { title, description });
  }
  index.replaceProviders(providers.entries());
  const named = (slug: string, name: string, parentId: string | null) =>
    [CATEGORIES.indexOf(slug), { id: slug, parentId, slug, formerSlugs: [], name, description: '' }] as const;
  index.replaceCategories([
    named('trades', 'Electrician & Plumber', null),
    named('plumbing', 'Plumbing', 'trades'),
    named('electrical', 'Electrical', 'trades'),
    named('beauty', 'Beauty', null),
  ]);
  const search = (term: string, comes = new Uint8Array(providers.length).fill(1)) =>
    index.search(understood(wordsOf(term), index).wishes, shelf, comes);
  const levels = (term: string, comes?: Uint8Array<ArrayBuffer>) => {
    const { matches } = search(term, comes);
    const bySlot = new Map([...matches.slots].map((slot, index) => [slot, matches.levels[index]!]));
    return services.map((_, slot) => bySlot.get(slot) ?? 0);
  };
  return { search, levels };
}

test('a title counts more than a category, and a category more than a description', () => {
  const [title, category, description, nothing] = shop(
    ['Plumbing visit', '', 'beauty', 'A'],
    ['Drains', '', 'plumbing', 'A'],
    ['Boiler check', 'Some plumbing.', 'beauty', 'A'],
    ['Haircut', '', 'beauty', 'A'],
  ).levels('plumbing');
  expect(title).toBe(MOST_MATCHING);
  expect(category).toBeLessThan(title!);
  expect(category).toBeGreaterThan(description!);
  expect(description).toBeGreaterThan(0);
  expect(nothing).toBe(0);
});

test("a provider's name finds all of their services", () =>
  expect(shop(['Drains', '', 'plumbing', 'Bluebonnet Plumbing'], ['Drains', '', 'plumbing', 'Other']).levels('bluebonnet')).toEqual([
    MOST_MATCHING,
    0,
  ]));

test('whose trade it is comes, and nobody else of the parent category', () =>
  expect(shop(['Outlets', '', 'electrical', 'A'], ['Drains', '', 'plumbing', 'A']).levels('electrician')).toEqual([MOST_MATCHING, 0]));

test("a parent's name finds its children's services where nothing is nearer", () => {
  const levels = shop(['Outlets', '', 'electrical', 'A'], ['Haircut', '', 'beauty', 'A']).levels('beauty');
  expect(levels).toEqual([0, MOST_MATCHING]);
});

test('what has all words comes first, in whatever place they stand; where so few have, what has one of them follows', () => {
  const [one, all, other, none] = shop(
    ['Faucet installation', '', 'plumbing', 'A'],
    ['Faucet installation', '', 'plumbing', 'Bluebonnet'],
    ['Haircut', '', 'beauty', 'Bluebonnet'],
    ['Haircut', '', 'beauty', 'A'],
  ).levels('bluebonnet faucet');
  expect(all).toBe(MOST_MATCHING);
  for (const level of [one, other]) {
    expect(level).toBeGreaterThan(0);
    expect(level).toBeLessThan(MOST_MATCHING);
  }
  expect(none).toBe(0);
});

test('where many have all words, nothing else comes', () => {
  const brass = ['Brass faucet', '', 'plumbing', 'A'] as const;
  const last = (count: number) =>
    shop(...Array.from({ length: count }, () => brass), ['Chrome faucet', '', 'plumbing', 'A'])
      .levels('brass faucet')
      .at(-1);
  expect(last(9)).toBeGreaterThan(0);
  expect(last(10)).toBe(0);
});

test('where nothing has all words, what has most of them comes, and what it lacks is told', () => {
  const { levels, search } = shop(['Faucet installation', '', 'plumbing', 'A'], ['Haircut', '', 'beauty', 'A']);
  expect(levels('faucet zebra')).toEqual([MOST_MATCHING, 0]);
  expect(search('faucet zebra').lacking.map(({ words }) => words)).toEqual(['zebra']);
});

test('of several words, one that is only nearly there is not what was meant', () =>
  expect(shop(['Bridal makeup', 'For your wedding.', 'beauty', 'A']).levels('submarine hull welding')).toEqual([0]));

test('what somebody wants done lifts what says it, and hides nothing', () => {
  const [repair, installation] = shop(['Toilet repair', '', 'plumbing', 'A'], ['Toilet installation', '', 'plumbing', 'A']).levels(
    'fix my toilet',
  );
  expect(repair).toBe(MOST_MATCHING);
  expect(installation).toBeGreaterThan(0);
  expect(installation).toBeLessThan(repair!);
});

test('words that services write as one, and the other way round', () => {
  const { levels } = shop(['Haircut', '', 'beauty', 'A'], ['Light fixture', '', 'electrical', 'A']);
  expect(levels('hair cut')).toEqual([MOST_MATCHING, 0]);
  expect(levels('lightfixture')).toEqual([0, MOST_MATCHING]);
});

test('"AC" is no part of a replacement', () =>
  expect(shop(['Filter replacement', '', 'plumbing', 'A'], ['AC tune-up', '', 'beauty', 'A']).levels('ac')).toEqual([0, MOST_MATCHING]));

test('services of a provider who does not come neither are found nor set the measure', () => {
  const { levels } = shop(['Zebra', '', 'beauty', 'Far'], ['Haircut', 'For a zebra.', 'beauty', 'Near']);
  expect(levels('zebra')[0]).toBe(MOST_MATCHING);
  expect(levels('zebra', Uint8Array.of(0, 1))).toEqual([0, MOST_MATCHING]);
});

test('a rare word is searched for as it stands, and it is asked whether a frequent one was meant', () => {
  const index = new ServiceIndex();
  index.add(0, { title: 'Plumer beds', description: '' });
  for (let slot = 1; slot <= 20; slot++) index.add(slot, { title: 'Plumber visit', description: '' });
  expect(understood(['plumer', 'beds'], index)).toMatchObject({ corrected: undefined, perhaps: 'plumber beds' });
  expect(understood(['plumber', 'visit'], index)).toMatchObject({ corrected: undefined, perhaps: undefined });
});
