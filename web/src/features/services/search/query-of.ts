import type { NextFreeSlotsApiArg, ServicePageDto, ServicesApiArg } from '#api/generated-public.ts';
import { PRICE_MAX, type ServiceFilters } from './service-filters.ts';

/** The question to the server, for a ZIP code or none; what filters nothing is not asked, so that equal lists share one cache entry. */
export function queryOf(filters: ServiceFilters, category: string | undefined, zip: string): ServicesApiArg {
  return {
    ...(category && { category }),
    ...(filters.search && { search: filters.search }),
    ...(filters.minPrice > 0 && { minPrice: filters.minPrice }),
    ...(filters.maxPrice < PRICE_MAX && { maxPrice: filters.maxPrice }),
    ...(filters.minRating && { minRating: filters.minRating }),
    ...(zip && { zip }),
    ...(filters.day && { day: filters.day }),
    ...(filters.day && filters.part && { part: filters.part }),
    ...(filters.sort && { sort: filters.sort }),
    ...(filters.page > 1 && { page: filters.page }),
  };
}

/** When each of the listed services is free next, or at the time that the list is for: one question for all of them. */
export const nextSlotsOf = ({ items, when }: ServicePageDto): NextFreeSlotsApiArg => ({
  ids: items.map(({ id }) => id).join(','),
  ...(when && { day: when.day }),
  ...(when?.part && { part: when.part }),
});
