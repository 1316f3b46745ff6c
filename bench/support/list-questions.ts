import { SORTS } from '../../src/catalog/storefront/service-sort.js';
import { SHIPPED_CATEGORIES } from '../../src/categories/index.js';
import { ZIPS } from '../../src/demo/market/places.js';
import { RARE } from './big-market.js';

/** One way to set a part of the list's query; each time another value, so that little is asked twice. */
type Setting = (time: number) => Readonly<Record<string, string | number>>;

const turn = <T>(values: readonly T[], time: number): T => values[time % values.length]!;
const one =
  (name: string, values: readonly (string | number)[]): Setting =>
  (time) => ({ [name]: turn(values, time) });
const nothing: Setting = () => ({});

const parents = SHIPPED_CATEGORIES.filter(({ slug }) => SHIPPED_CATEGORIES.some(({ parent }) => parent === slug)).map(({ slug }) => slug);
const children = SHIPPED_CATEGORIES.filter(({ parent }) => parent).map(({ slug }) => slug);
const zips = Object.values(ZIPS).flat();

const FREQUENT = ['cleaning', 'repair', 'installation', 'replacement', 'haircut', 'the', 'and', 'in'];
const MISSPELT = ['clening', 'plumer', 'instalation', 'replacment', 'haricut', 'panting', 'chandeleir', 'skyligth'];

/** Every part of the query, and the ways to set it. */
const PARTS: Readonly<Record<string, Readonly<Record<string, Setting>>>> = {
  category: { none: nothing, parent: one('category', parents), child: one('category', children) },
  price: { none: nothing, range: (time) => ({ minPrice: 1 + (time % 60), maxPrice: 150 + ((time * 7) % 340) }) },
  rating: { none: nothing, least: one('minRating', [4, 3, 2]) },
  zip: { none: nothing, near: one('zip', zips) },
  search: { none: nothing, frequent: one('search', FREQUENT), rare: one('search', RARE), misspelt: one('search', MISSPELT) },
  sort: { none: nothing, ...Object.fromEntries(SORTS.map((sort) => [sort, one('sort', [sort])])) },
};

export interface Combination {
  /** Such as "category parent, price range, zip none, …". */
  readonly name: string;
  readonly settings: readonly Setting[];
}

export function combinations(): Combination[] {
  let all: Combination[] = [{ name: '', settings: [] }];
  for (const [part, ways] of Object.entries(PARTS)) {
    all = all.flatMap(({ name, settings }) =>
      Object.entries(ways).map(([way, setting]) => ({ name: `${name}${name && ', '}${part} ${way}`, settings: [...settings, setting] })),
    );
  }
  return all;
}

/**
 * The address of a page. Zeros before its number make it another address for the same thing, which no memory of addresses has an answer for.
 * @param time the how many-eth of its combination
 */
export function addressOf({ settings }: Combination, time: number, page: number): string {
  const query = new URLSearchParams({ page: '0'.repeat(time + 1) + page });
  for (const setting of settings) for (const [name, value] of Object.entries(setting(time))) query.set(name, `${value}`);
  return `/api/v1/services?${query.toString()}`;
}
