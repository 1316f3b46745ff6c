import { wordsOf } from '../search/language/words.js';
import { type Matches, MOST_MATCHING } from '../search/slot-scores.js';
import type { ServiceCardDto, ServiceCategoryDto } from '../services/service.dto.js';
import type { ShownCategory } from '../storefront/categories.js';
import type { Storefront } from '../storefront/storefront.js';
import type { SuggestedProviderDto, SuggestedServiceDto, SuggestionsDto } from './suggestions.dto.js';

const SERVICES = 5;
const CATEGORIES = 3;
const PROVIDERS = 3;
/** So many of the services that match best say what it is about. */
const LOOKED_AT = 100;
/** Suggested is only what matches nearly as well as the best. */
const NEAR_BEST = 0.6 * MOST_MATCHING;
/** A category that has less than this share of the commonest one's is not what was meant. */
const FAIR_SHARE = 1 / 3;

/** What somebody who has typed so much may be looking for. */
export function suggestions(storefront: Storefront, term: string): SuggestionsDto {
  const search = storefront.search({ text: term, typing: true });
  const matching = search.matches ? found(storefront, nearBest(search.matches), search.place) : [];
  return {
    meant: search.corrected ?? search.perhaps ?? null,
    services: titlesOf(matching),
    popular: [],
    categories: categoriesOf(storefront, term, matching),
    providers: providersOf(storefront, term),
  };
}

function nearBest({ slots, levels }: Matches): Matches {
  const isNear = (_: number, index: number) => levels[index]! >= NEAR_BEST;
  return { slots: slots.filter(isNear), levels: levels.filter(isNear) };
}

function found(storefront: Storefront, matches: Matches, place: ReturnType<Storefront['search']>['place']): ServiceCardDto[] {
  const everything = { categories: storefront.categories.within(undefined)!, minCents: 0, maxCents: Infinity };
  return storefront.find({ ...everything, place, matches }, 0, LOOKED_AT).items;
}

/** Each title once, as many services of a market are called the same. */
function titlesOf(matching: readonly ServiceCardDto[]): SuggestedServiceDto[] {
  const byTitle = Map.groupBy(matching, ({ title }) => title.toLowerCase());
  return [...byTitle.values()].slice(0, SERVICES).map(([first, second]) => {
    const { title, category, id, vendor } = first!;
    return { title, category, ...(second ? { id: null, businessName: null } : { id, businessName: vendor.businessName }) };
  });
}

/** Those whose names are being typed, then those of what is found. */
function categoriesOf(storefront: Storefront, term: string, matching: readonly ServiceCardDto[]): ServiceCategoryDto[] {
  const counts = storefront.countByCategory();
  const named = storefront.categories.named(wordsOf(term)).filter(({ id }) => (counts.get(id) ?? 0) > 0);
  const listed = matching.filter(({ category }) => category.isActive);
  const bySlug = Map.groupBy(listed, ({ category }) => category.slug);
  const common = [...bySlug.values()].toSorted((a, b) => b.length - a.length);
  const fair = common.filter(({ length }) => length >= common[0]!.length * FAIR_SHARE).map(([card]) => card!.category);
  const all = [...named.map(shortOf), ...fair].map((category): [string, ServiceCategoryDto] => [category.slug, category]);
  return [...new Map(all).values()].slice(0, CATEGORIES);
}

const shortOf = ({ slug, name, icon, pictureUrl, active }: ShownCategory): ServiceCategoryDto => ({
  slug,
  name,
  icon,
  pictureUrl,
  isActive: active,
});

/** Names that begin with the term first, then those with more reviews. */
function providersOf(storefront: Storefront, term: string): SuggestedProviderDto[] {
  const begins = (name: string) => Number(name.toLowerCase().startsWith(term.toLowerCase()));
  return storefront
    .providersNamed(term)
    .toSorted((a, b) => begins(b.businessName) - begins(a.businessName) || b.ratingCount - a.ratingCount)
    .slice(0, PROVIDERS)
    .map(({ id, businessName, photoUrl, city, state }) => ({ id, businessName, photoUrl, city, state }));
}
