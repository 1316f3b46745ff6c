import { staffPaths } from '#shared/staff-paths.ts';
import { pageFrom } from '#ui/page/page-from.ts';
import { searchFrom } from '#ui/page/SearchInAddress.tsx';

export const SERVICE_STATES = { active: 'Active', inactive: 'Inactive' } as const;
export type ServiceState = keyof typeof SERVICE_STATES;
export const SERVICE_STATE_NAMES = Object.keys(SERVICE_STATES) as ServiceState[];

const COLUMNS = ['created', 'title', 'vendor', 'category', 'price', 'status'] as const;
export type Column = (typeof COLUMNS)[number];
export type Direction = 'asc' | 'desc';

/** Which services are on show, and in which order; it stands in the address. */
export interface FoundServices {
  state?: ServiceState | undefined;
  /** Ids. */
  category?: string | undefined;
  vendor?: string | undefined;
  sort: Column;
  direction: Direction;
  search: string;
  page: number;
}

const usual = (sort: Column): Direction => (sort === 'created' ? 'desc' : 'asc');
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idIn = (params: URLSearchParams, name: string): string | undefined => {
  const id = params.get(name);
  return id && ID.test(id) ? id : undefined;
};

export function foundIn(params: URLSearchParams): FoundServices {
  const sort = COLUMNS.find((name) => name === params.get('sort')) ?? 'created';
  const direction = params.get('direction');
  return {
    state: SERVICE_STATE_NAMES.find((name) => name === params.get('state')),
    category: idIn(params, 'category'),
    vendor: idIn(params, 'vendor'),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : usual(sort),
    search: searchFrom(params),
    page: pageFrom(params),
  };
}

export function hrefOf({ state, category, vendor, sort, direction, search, page }: FoundServices): string {
  const params = new URLSearchParams({
    ...(state && { state }),
    ...(category && { category }),
    ...(vendor && { vendor }),
    ...(sort !== 'created' && { sort }),
    ...(direction !== usual(sort) && { direction }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${staffPaths.services}?${params}` : staffPaths.services;
}

/** The same column again turns the order round. */
export const sortedBy = (found: FoundServices, sort: Column): FoundServices => ({
  ...found,
  sort,
  direction: found.sort === sort ? OTHER[found.direction] : usual(sort),
  page: 1,
});
const OTHER = { asc: 'desc', desc: 'asc' } as const;

/** As the server is asked, but for the page. */
export const askedFor = ({ state, category, vendor, search, sort, direction }: FoundServices) => ({
  sort,
  direction,
  ...(state && { state }),
  ...(category && { category }),
  ...(vendor && { vendor }),
  ...(search && { search }),
});

/** As many as can be done at once. */
const MOST_AT_ONCE = 10_000;

/** All that match, on whichever page, and beyond the last one: they are counted exactly. */
export function allThatMatch<Page extends { activeCount: number; inactiveCount: number }>(
  page: Page,
  { state }: Pick<FoundServices, 'state'>,
) {
  const total = (state !== 'inactive' ? page.activeCount : 0) + (state !== 'active' ? page.inactiveCount : 0);
  return { ...page, total, more: total > MOST_AT_ONCE };
}

export const isNarrowed = ({ state, category, vendor, search }: FoundServices): boolean => Boolean(state ?? category ?? vendor ?? search);
