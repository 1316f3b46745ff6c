/** The list's sort orders, named as in the address bar. */
export const SORTS = ['newest', 'price-low', 'price-high', 'rating', 'reviews'] as const;
export type Sort = (typeof SORTS)[number];

export const PRICE_STEP = 10;
/** The slider's upper end: "$500 and more", so it filters nothing. */
export const PRICE_MAX = 500;
export const RATINGS = [4, 3, 2, 1] as const;

/** Everything that the list depends on, whole dollars; it lives in the URL and nowhere else. */
export interface ServiceFilters {
  search: string;
  minPrice: number;
  maxPrice: number;
  minRating: number | null;
  /** null: title matches first when there is a term, newest otherwise. */
  sort: Sort | null;
  page: number;
}

export const NO_FILTERS: ServiceFilters = {
  search: '',
  minPrice: 0,
  maxPrice: PRICE_MAX,
  minRating: null,
  sort: null,
  page: 1,
};

/** Reads a URL that anyone may have typed: what makes no sense is left out, not refused. */
export function filtersFrom(params: URLSearchParams): ServiceFilters {
  const minPrice = dollars(params.get('minPrice')) ?? 0;
  const maxPrice = dollars(params.get('maxPrice')) ?? PRICE_MAX;
  const rating = Number(params.get('minRating'));
  return {
    search: params.get('search')?.trim() ?? '',
    minPrice: Math.min(minPrice, maxPrice),
    maxPrice: Math.max(minPrice, maxPrice),
    minRating: RATINGS.some((known) => known === rating) ? rating : null,
    sort: SORTS.find((known) => known === params.get('sort')) ?? null,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** The shortest query string that means these filters, so that equal lists have equal addresses. */
export function paramsOf(filters: ServiceFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  if (filters.minPrice > 0) params.set('minPrice', String(filters.minPrice));
  if (filters.maxPrice < PRICE_MAX) params.set('maxPrice', String(filters.maxPrice));
  if (filters.minRating) params.set('minRating', String(filters.minRating));
  if (filters.sort) params.set('sort', filters.sort);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
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
  return paramsOf({ ...filters, sort: null, page: 1 }).size > 0;
}

export function countLabel(total: number): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'service' : 'services'} found`;
}

function dollars(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) ? Math.min(PRICE_MAX, Math.max(0, Math.round(amount))) : null;
}
