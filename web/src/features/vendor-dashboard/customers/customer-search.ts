import { pageFrom } from '../table/page-from.ts';

/** The longest text that is looked for. */
export const SEARCH_MAX = 100;

/** Which customers are on show; it stands in the address. */
export function customersFrom(params: URLSearchParams): { search: string; page: number } {
  return { search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX), page: pageFrom(params) };
}
