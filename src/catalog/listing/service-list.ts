import { Invalid, NotFound } from '../../platform/errors.js';
import { placeDtoOf } from '../../platform/geo/places.dto.js';
import { lookupZip, type ZipPlace } from '../../platform/geo/zip.js';
import type { When } from '../../platform/time/when.js';
import type { Search } from '../search/search.js';
import type { LongestJobs } from '../storefront/free-time.js';
import type { Storefront, Wanted } from '../storefront/storefront.js';
import {
  LEFT_OUT,
  type LeftOut,
  type NearMissDto,
  NO_UPPER_LIMIT,
  type SearchUnderstoodDto,
  type ServicePageDto,
  type ServicesQueryDto,
  type WhenDto,
} from './catalog.dto.js';

const PAGE_SIZE = 24;
/** Cities that are named where nobody comes. */
const CITIES = 6;

/** A time that is typed goes before the one of the filter: it is the newer wish. */
export function whenWanted(storefront: Storefront, query: ServicesQueryDto): When | undefined {
  return searchOf(query, storefront)?.when ?? whenOf(query);
}

/**
 * One page of the public services. A page beyond the end is empty, with the right total.
 * @param longestJobs for how long providers are free at the time that is wanted; left out where none is
 * @throws NotFound for a category that does not exist, Invalid for a reversed price range or an unknown ZIP code
 */
export function listServices(storefront: Storefront, query: ServicesQueryDto, longestJobs?: LongestJobs): ServicePageDto {
  const { page = 1, minPrice = 0, maxPrice = NO_UPPER_LIMIT } = query;
  if (minPrice > maxPrice) throw new Invalid({ maxPrice: 'The highest price must not be below the lowest' });
  const search = searchOf(query, storefront);
  const when = search?.when ?? whenOf(query);
  const wanted = wantedBy(query, search, storefront);
  const { place } = wanted;
  const find = (jobs: LongestJobs | undefined) => storefront.find({ ...wanted, longestJobs: jobs }, (page - 1) * PAGE_SIZE, PAGE_SIZE);
  const free = find(longestJobs);
  // A time that is only said is a wish, like any other word: where nothing is free then, what is free later may do.
  const atAnyTime = longestJobs && search?.when && free.total === 0;
  const jobs = atAnyTime ? undefined : longestJobs;
  const { items, total, providers } = atAnyTime ? find(undefined) : free;
  return {
    items,
    total,
    page,
    pageSize: PAGE_SIZE,
    pageCount: Math.ceil(total / PAGE_SIZE),
    providers,
    place: place ? placeDtoOf(place) : null,
    when: when && jobs ? whenDtoOf(when) : null,
    search: search ? understandingOf(search) : null,
    near: total === 0 ? nearMisses(storefront, query, search, jobs) : [],
    served:
      total === 0 && place && storefront.providers.reachedBy(place) === 0
        ? storefront.providers.citiesAround(place, CITIES).map(placeDtoOf)
        : [],
  };
}

const searchOf = ({ search, zip }: ServicesQueryDto, storefront: Storefront): Search | undefined =>
  search ? storefront.search({ text: search, here: zip ? placeOf(zip) : undefined }) : undefined;

const whenOf = ({ day, part }: ServicesQueryDto): When | undefined => (day ? { day, part } : undefined);

const whenDtoOf = ({ day, part }: When): WhenDto => ({ day, part: part ?? null });

/** A place that is typed goes before the one of the filter: it is the newer wish. */
function wantedBy(
  query: ServicesQueryDto,
  search: Search | undefined,
  storefront: Storefront,
): Wanted & { readonly place: ZipPlace | undefined } {
  const { minPrice = 0, maxPrice = NO_UPPER_LIMIT, minRating, category, zip, sort } = query;
  const place = search?.place ?? (zip ? placeOf(zip) : undefined);
  const categories = storefront.categories.within(category || undefined);
  if (!categories) throw new NotFound('category', { code: 'catalog/category-not-found' });
  return {
    sort,
    matches: search?.matches,
    categories,
    minRating,
    place,
    minCents: minPrice * 100,
    maxCents: maxPrice === NO_UPPER_LIMIT ? Number.POSITIVE_INFINITY : maxPrice * 100,
  };
}

const understandingOf = ({ place, when, words, corrected, perhaps, lacking }: Search): SearchUnderstoodDto => ({
  place: place ? placeDtoOf(place) : null,
  when: when ? whenDtoOf(when) : null,
  words,
  corrected: corrected ?? null,
  perhaps: perhaps ?? null,
  lacking: [...lacking],
});

/** Where nothing is found: what there would be without one part of the question, most first. */
function nearMisses(
  storefront: Storefront,
  query: ServicesQueryDto,
  search: Search | undefined,
  longestJobs: LongestJobs | undefined,
): NearMissDto[] {
  const without: Readonly<Record<LeftOut, Partial<ServicesQueryDto> | false | undefined>> = {
    words: search?.matches && { search: search.place?.zip },
    place: search?.place && { search: search.words },
    time: longestJobs !== undefined && {},
    zip: Boolean(query.zip) && { zip: undefined },
    price: (query.minPrice !== undefined || query.maxPrice !== undefined) && { minPrice: undefined, maxPrice: undefined },
    rating: query.minRating !== undefined && { minRating: undefined },
    category: Boolean(query.category) && { category: undefined },
  };
  return LEFT_OUT.flatMap((leftOut) => {
    if (!without[leftOut]) return [];
    const other = { ...query, ...without[leftOut] };
    const timed = leftOut === 'time' ? undefined : longestJobs;
    const { total } = storefront.find({ ...wantedBy(other, searchOf(other, storefront), storefront), longestJobs: timed }, 0, 0);
    return total > 0 ? [{ leftOut, total }] : [];
  }).toSorted((a, b) => b.total - a.total);
}

function placeOf(zip: string): ZipPlace {
  const place = lookupZip(zip);
  if (place) return place;
  const message = 'We do not know this ZIP code. Check its five digits, or look at all services.';
  throw new Invalid({ zip: message }, { code: 'catalog/unknown-zip', message });
}
