import type { NextFreeSlotsApiArg, ServicePageDto, ServicesApiArg } from '#api/generated-public.ts';
import { PRICE_MAX, type ServiceFilters } from './service-filters.ts';

/** The question to the server; what filters nothing is not asked, so that equal lists share one cache entry. */
export function queryOf(filters: ServiceFilters, category: string | undefined): ServicesApiArg {
  return {
    ...(category && { category }),
    ...(filters.search && { search: filters.search }),
    ...(filters.minPrice > 0 && { minPrice: filters.minPrice }),
    ...(filters.maxPrice < PRICE_MAX && { maxPrice: filters.maxPrice }),
    ...(filters.minRating && { minRating: filters.minRating }),
    ...(filters.zip && { zip: filters.zip }),
    ...(filters.sort && { sort: filters.sort }),
    ...(filters.page > 1 && { page: filters.page }),
  };
}

/** When each of the listed services is free next: one question for all of them. */
export const nextSlotsOf = ({ items }: ServicePageDto): NextFreeSlotsApiArg => ({ ids: items.map(({ id }) => id).join(',') });
