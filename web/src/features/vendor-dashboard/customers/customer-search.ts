import { pageFrom } from '#ui/page/page-from.ts';
import { searchFrom } from '#ui/page/SearchInAddress.tsx';

/** Which customers are on show; it stands in the address. */
export const customersFrom = (params: URLSearchParams): { search: string; page: number } => ({
  search: searchFrom(params),
  page: pageFrom(params),
});
