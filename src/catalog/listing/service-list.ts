import { Invalid, NotFound } from '../../platform/errors.js';
import { lookupZip, type ZipPlace } from '../../platform/geo/zip.js';
import type { Storefront } from '../storefront/storefront.js';
import { NO_UPPER_LIMIT, type ServicePageDto, type ServicesQueryDto } from './catalog.dto.js';

const PAGE_SIZE = 24;

/**
 * One page of the public services. A page beyond the end is empty, with the right total.
 * @throws NotFound for a category that does not exist, Invalid for a reversed price range or an unknown ZIP code
 */
export function listServices(storefront: Storefront, query: ServicesQueryDto): ServicePageDto {
  const { page = 1, minPrice = 0, maxPrice = NO_UPPER_LIMIT, minRating, category, zip, search, sort } = query;
  if (minPrice > maxPrice) throw new Invalid({ maxPrice: 'The highest price must not be below the lowest' });
  const place = zip ? placeOf(zip) : undefined;
  const categories = storefront.categories.within(category || undefined);
  if (!categories) throw new NotFound('category', { code: 'catalog/category-not-found' });

  const wanted = {
    sort,
    search,
    categories,
    providers: storefront.providers.passing({ minRating, place }),
    minCents: minPrice * 100,
    maxCents: maxPrice === NO_UPPER_LIMIT ? Number.POSITIVE_INFINITY : maxPrice * 100,
  };
  const { items, total } = storefront.find(wanted, (page - 1) * PAGE_SIZE, PAGE_SIZE);
  return { items, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
}

function placeOf(zip: string): ZipPlace {
  const place = lookupZip(zip);
  if (place) return place;
  const message = 'We do not know this ZIP code. Check its five digits, or look at all services.';
  throw new Invalid({ zip: message }, { code: 'catalog/unknown-zip', message });
}
