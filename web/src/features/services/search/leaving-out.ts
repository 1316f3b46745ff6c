import type { NearMissDto, ServicePageDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import type { Place } from '#shared/place/place.ts';
import { NO_FILTERS, type ServiceFilters } from './service-filters.ts';
import { searchFor, timed } from './when.ts';
import { nowhere, zipOf } from './where.ts';

export interface Asked {
  search: ServicePageDto['search'];
  filters: ServiceFilters;
  here: Place | null;
}

interface WithoutIt {
  label: string;
  change: Partial<ServiceFilters>;
  pathname?: string;
}

/** Each part of a question that may be why nothing was found: the list without it. */
export const LEAVING_OUT: Readonly<Record<NearMissDto['leftOut'], (asked: Asked) => WithoutIt>> = {
  words: ({ search, filters }) => ({
    label: `Without “${search!.words}”`,
    change: { search: searchFor('', { when: search!.when }), zip: search!.place?.zip ?? filters.zip },
  }),
  place: ({ search }) => ({
    label: `Outside ${search!.place!.city}, ${search!.place!.state}`,
    change: { search: searchFor(search!.words, { when: search!.when }) },
  }),
  time: ({ search }) => ({ label: 'At any time', change: timed(search) }),
  zip: ({ filters, here }) => ({ label: `Outside ${zipOf(filters, here)}`, change: { zip: nowhere(here) } }),
  price: () => ({ label: 'At any price', change: { minPrice: NO_FILTERS.minPrice, maxPrice: NO_FILTERS.maxPrice } }),
  rating: () => ({ label: 'With any rating', change: { minRating: null } }),
  category: () => ({ label: 'In all categories', change: {}, pathname: paths.services }),
};
