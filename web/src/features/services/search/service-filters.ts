import { counted } from '#ui/format/labels.ts';

/** The list's sort orders, named as in the address bar. */
export const SORTS = ['newest', 'price-low', 'price-high', 'rating', 'reviews'] as const;
export type Sort = (typeof SORTS)[number];

export const PRICE_STEP = 10;
/** The slider's upper end: "$500 and more", so it filters nothing. */
export const PRICE_MAX = 500;
export const RATINGS = [4, 3, 2, 1] as const;

/** Stands for a ZIP code: wherever providers drive, also when the visitor's place is known. */
export const EVERYWHERE = 'everywhere';

/** Days that count from today. */
export const RELATIVE_DAYS = [
  'today',
  'tomorrow',
  'weekend',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Everything that the list depends on, whole dollars; it lives in the URL and nowhere else. */
export interface ServiceFilters {
  search: string;
  minPrice: number;
  maxPrice: number;
  minRating: number | null;
  /** Five digits: only services whose provider drives there; EVERYWHERE; or nothing, where the visitor's own place counts once it is known. */
  zip: string;
  /** yyyy-MM-dd or a relative day, on the provider's clocks: only what is free then; empty for any time. */
  day: string;
  /** Of that day; null for any time of it. */
  part: PartOfDay | null;
  /** null: what matches better first when there is a term, with a place the nearest, newest otherwise. */
  sort: Sort | null;
  page: number;
}

export const NO_FILTERS: ServiceFilters = {
  search: '',
  minPrice: 0,
  maxPrice: PRICE_MAX,
  minRating: null,
  zip: '',
  day: '',
  part: null,
  sort: null,
  page: 1,
};

/** The shortest query string that means these filters, so that equal lists have equal addresses. */
export function paramsOf(filters: ServiceFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  if (filters.minPrice > 0) params.set('minPrice', String(filters.minPrice));
  if (filters.maxPrice < PRICE_MAX) params.set('maxPrice', String(filters.maxPrice));
  if (filters.minRating) params.set('minRating', String(filters.minRating));
  if (filters.zip) params.set('zip', filters.zip);
  if (filters.day) params.set('day', filters.day);
  if (filters.day && filters.part) params.set('part', filters.part);
  if (filters.sort) params.set('sort', filters.sort);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
}

/** Where these filters stand on the list of a path. */
export function addressOf(pathname: string, filters: ServiceFilters): string {
  const query = paramsOf(filters).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Any change but the page itself starts again at the first page. */
export function changed(filters: ServiceFilters, change: Partial<ServiceFilters>): ServiceFilters {
  return { ...filters, page: 1, ...change };
}

/** What "Clear All Filters" takes away; the chosen sort is not a filter. */
export function cleared(filters: ServiceFilters): ServiceFilters {
  return { ...NO_FILTERS, sort: filters.sort };
}

export function isFiltered(filters: ServiceFilters): boolean {
  const zip = filters.zip === EVERYWHERE ? '' : filters.zip;
  return paramsOf({ ...filters, zip, sort: null, page: 1 }).size > 0;
}

export function countLabel(total: number): string {
  return `${counted(total, 'service')} found`;
}

/** On the button that leads from the filters to what they leave. */
export function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Show services';
  return `Show ${counted(total, 'service')}`;
}
