import { type Status, statusFrom } from '#shared/booking/booking-status.ts';
import { staffPaths } from '#shared/staff-paths.ts';
import { pageFrom } from '#ui/page/page-from.ts';
import { searchFrom } from '#ui/page/SearchInAddress.tsx';

/** Which bookings are on show; it stands in the address. */
export interface Found {
  status?: Status | undefined;
  search: string;
  page: number;
}

export const foundIn = (params: URLSearchParams): Found => ({
  status: statusFrom(params),
  search: searchFrom(params),
  page: pageFrom(params),
});

export function hrefOf({ status, search, page }: Found): string {
  const params = new URLSearchParams({ ...(status && { status }), ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `${staffPaths.bookings}?${params}` : staffPaths.bookings;
}

/** As the server is asked, but for the page. */
export const askedFor = ({ status, search }: Found) => ({ ...(status && { status }), ...(search && { search }) });
