/** More than there will ever be; the server asks for no further. */
const PAGE_MAX = 100_000;

/** The page of a list that the address asks for; the first one if that makes no sense. */
export function pageFrom(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^\d+$/.test(page) ? Math.min(PAGE_MAX, Math.max(1, Number(page))) : 1;
}
