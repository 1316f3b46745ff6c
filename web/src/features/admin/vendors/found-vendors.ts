import { staffPaths } from '#shared/staff-paths.ts';
import { pageFrom } from '#ui/page/page-from.ts';
import { searchFrom } from '#ui/page/SearchInAddress.tsx';

export const VENDOR_STATES = { pending: 'Pending', active: 'Active', inactive: 'Inactive', rejected: 'Rejected' } as const;
export type VendorState = keyof typeof VENDOR_STATES;
export const VENDOR_STATE_NAMES = Object.keys(VENDOR_STATES) as VendorState[];

export const VENDOR_ORDERS = { newest: 'Newest', name: 'Name', rating: 'Highest rated' } as const;
export type VendorOrder = keyof typeof VENDOR_ORDERS;
const VENDOR_ORDER_NAMES = Object.keys(VENDOR_ORDERS) as VendorOrder[];

/** Which providers are on show, and in which order; it stands in the address. */
export interface FoundVendors {
  state?: VendorState | undefined;
  sort: VendorOrder;
  search: string;
  page: number;
}

export const foundIn = (params: URLSearchParams): FoundVendors => ({
  state: VENDOR_STATE_NAMES.find((name) => name === params.get('state')),
  sort: VENDOR_ORDER_NAMES.find((name) => name === params.get('sort')) ?? 'newest',
  search: searchFrom(params),
  page: pageFrom(params),
});

export function hrefOf({ state, sort, search, page }: FoundVendors): string {
  const params = new URLSearchParams({
    ...(state && { state }),
    ...(sort !== 'newest' && { sort }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${staffPaths.vendors}?${params}` : staffPaths.vendors;
}
