import { Invalid, NotFound } from '../../platform/errors.js';
import { placeDtoOf } from '../../platform/geo/places.dto.js';
import { lookupZip, type ZipPlace } from '../../platform/geo/zip.js';
import type { Search } from '../search/search.js';
import type { Storefront, Wanted } from '../storefront/storefront.js';
import {
  LEFT_OUT,
  type LeftOut,
  type NearMissDto,
  NO_UPPER_LIMIT,
  type SearchUnderstoodDto,
  type ServicePageDto,
  type ServicesQueryDto,
} from './catalog.dto.js';

const PAGE_SIZE = 24;

/**
 * One page of the public services. A page beyond the end is empty, with the right total.
 * @throws NotFound for a category that does not exist, Invalid for a reversed price range or an unknown ZIP code
 */
export function listServices(storefront: Storefront, query: ServicesQueryDto): ServicePageDto {
  const { page = 1, minPrice = 0, maxPrice = NO_UPPER_LIMIT } = query;
  if (minPrice > maxPrice) throw new Invalid({ maxPrice: 'The highest price must not be below the lowest' });
  const search = searchOf(query, storefront);
  const { items, total } = storefront.find(wantedBy(query, search, storefront), (page - 1) * PAGE_SIZE, PAGE_SIZE);
  return {
    items,
    total,
    page,
    pageSize: PAGE_SIZE,
    pageCount: Math.ceil(total / PAGE_SIZE),
    search: search ? understandingOf(search) : null,
    near: total === 0 ? nearMisses(storefront, query, search) : [],
  };
}

const searchOf = ({ search, zip }: ServicesQueryDto, storefront: Storefront): Search | undefined =>
  search ? storefront.search(search, zip ? placeOf(zip) : undefined) : undefined;

/** A place that is typed goes before the one of the filter: it is the newer wish. */
function wantedBy(query: ServicesQueryDto, search: Search | undefined, storefront: Storefront): Wanted {
  const { minPrice = 0, maxPrice = NO_UPPER_LIMIT, minRating, category, zip, sort } = query;
  const filtered = zip ? placeOf(zip) : undefined;
  const categories = storefront.categories.within(category || undefined);
  if (!categories) throw new NotFound('category', { code: 'catalog/category-not-found' });
  return {
    sort,
    levels: search?.levels,
    categories,
    providers: storefront.providers.passing({ minRating, place: search?.place ?? filtered }),
    minCents: minPrice * 100,
    maxCents: maxPrice === NO_UPPER_LIMIT ? Number.POSITIVE_INFINITY : maxPrice * 100,
  };
}

const understandingOf = ({ place, words, corrected, lacking }: Search): SearchUnderstoodDto => ({
  place: place ? placeDtoOf(place) : null,
  words,
  corrected: corrected ?? null,
  lacking: [...lacking],
});

/** Where nothing is found: what there would be without one part of the question, most first. */
function nearMisses(storefront: Storefront, query: ServicesQueryDto, search: Search | undefined): NearMissDto[] {
  const without: Readonly<Record<LeftOut, Partial<ServicesQueryDto> | false | undefined>> = {
    words: search?.levels && { search: search.place?.zip },
    place: search?.place && { search: search.words },
    zip: Boolean(query.zip) && { zip: undefined },
    price: (query.minPrice !== undefined || query.maxPrice !== undefined) && { minPrice: undefined, maxPrice: undefined },
    rating: query.minRating !== undefined && { minRating: undefined },
    category: Boolean(query.category) && { category: undefined },
  };
  return LEFT_OUT.flatMap((leftOut) => {
    if (!without[leftOut]) return [];
    const other = { ...query, ...without[leftOut] };
    const { total } = storefront.find(wantedBy(other, searchOf(other, storefront), storefront), 0, 0);
    return total > 0 ? [{ leftOut, total }] : [];
  }).toSorted((a, b) => b.total - a.total);
}

function placeOf(zip: string): ZipPlace {
  const place = lookupZip(zip);
  if (place) return place;
  const message = 'We do not know this ZIP code. Check its five digits, or look at all services.';
  throw new Invalid({ zip: message }, { code: 'catalog/unknown-zip', message });
}
