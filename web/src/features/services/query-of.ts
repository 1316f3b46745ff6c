import type { ServicesApiArg } from '../../api/generated.ts';
import { PRICE_MAX, type ServiceFilters } from './service-filters.ts';

/** The question to the server; what filters nothing is not asked, so that equal lists share one cache entry. */
export function queryOf(filters: ServiceFilters, category: string | undefined): ServicesApiArg {
  return {
    ...(category && { category }),
    ...(filters.search && { search: filters.search }),
    ...(filters.minPrice > 0 && { minPrice: filters.minPrice }),
    ...(filters.maxPrice < PRICE_MAX && { maxPrice: filters.maxPrice }),
    ...(filters.minRating && { minRating: filters.minRating }),
    ...(filters.sort && { sort: filters.sort }),
    ...(filters.page > 1 && { page: filters.page }),
  };
}
