import {
  EVERYWHERE,
  NO_FILTERS,
  PARTS_OF_DAY,
  PRICE_MAX,
  PRICE_STEP,
  RATINGS,
  RELATIVE_DAYS,
  type ServiceFilters,
  SORTS,
} from './service-filters.ts';

export const SEARCH_MAX = 100;
/** More than there will ever be; the server asks for no further. */
const PAGE_MAX = 100_000;

export interface FiltersRead {
  filters: ServiceFilters;
  /** What of the address was not followed, a sentence each. */
  remarks: string[];
}

/** Reads an address that anyone may have typed: what makes no sense is left out and named, not refused. */
export function readFilters(params: URLSearchParams): FiltersRead {
  const remarks: string[] = [];
  const read: Reader = (name, meaning) => {
    const [text = '', ...more] = params.getAll(name).map((value) => value.trim());
    if (more.length > 0) remarks.push(`The address says “${name}” more than once; the first counts.`);
    if (text === '') return undefined;
    const { value, remark } = meaning(text);
    if (remark) remarks.push(remark);
    return value;
  };

  const search = read('search', searchTerm) ?? '';
  const minPrice = read('minPrice', dollars) ?? 0;
  const maxPrice = read('maxPrice', dollars) ?? PRICE_MAX;
  if (minPrice > maxPrice) remarks.push('The lowest price was above the highest: they have changed places.');
  const day = read('day', wantedDay) ?? '';
  const part = read('part', partOfDay) ?? null;
  if (part && !day) remarks.push('A part of the day filters nothing until a day is chosen.');
  const filters: ServiceFilters = {
    search,
    minPrice: Math.min(minPrice, maxPrice),
    maxPrice: Math.max(minPrice, maxPrice),
    minRating: read('minRating', stars) ?? null,
    zip: read('zip', zipCode) ?? '',
    day,
    part: day ? part : null,
    sort: read('sort', sortOrder) ?? null,
    page: read('page', pageNumber) ?? NO_FILTERS.page,
  };
  return { filters, remarks: [...new Set(remarks)] };
}

interface Meaning<T> {
  value?: T;
  remark?: string;
}
type Reader = <T>(name: string, meaning: (text: string) => Meaning<T>) => T | undefined;

const quoted = (text: string): string => `“${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;

function searchTerm(text: string): Meaning<string> {
  if (text.length <= SEARCH_MAX) return { value: text };
  return { value: text.slice(0, SEARCH_MAX).trim(), remark: `Only the first ${SEARCH_MAX} characters of your search were used.` };
}

function dollars(text: string): Meaning<number> {
  const amount = Number(text);
  if (!Number.isFinite(amount)) return { remark: `${quoted(text)} is not a price, so it limits nothing.` };
  const value = PRICE_STEP * Math.round(Math.min(PRICE_MAX, Math.max(0, amount)) / PRICE_STEP);
  return value === amount ? { value } : { value, remark: `Prices are filtered in steps of $${PRICE_STEP}, from $0 to $${PRICE_MAX}.` };
}

function stars(text: string): Meaning<number> {
  const value = RATINGS.find((known) => String(known) === text);
  return value ? { value } : { remark: `Ratings are filtered by 1, 2, 3 or 4 stars, so ${quoted(text)} filters nothing.` };
}

function zipCode(text: string): Meaning<string> {
  return /^\d{5}$/.test(text) || text === EVERYWHERE
    ? { value: text }
    : { remark: `${quoted(text)} is not a ZIP code of five digits, so it filters nothing.` };
}

function wantedDay(text: string): Meaning<string> {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text);
  return isDate || RELATIVE_DAYS.some((known) => known === text)
    ? { value: text }
    : { remark: `${quoted(text)} is not a day, so it filters nothing.` };
}

function partOfDay(text: string): Meaning<ServiceFilters['part']> {
  const value = PARTS_OF_DAY.find((known) => known === text);
  return value ? { value } : { remark: `There is no part of the day called ${quoted(text)}.` };
}

function sortOrder(text: string): Meaning<ServiceFilters['sort']> {
  const value = SORTS.find((known) => known === text);
  return value ? { value } : { remark: `There is no order called ${quoted(text)}.` };
}

function pageNumber(text: string): Meaning<number> {
  const value = /^\d+$/.test(text) ? Math.min(PAGE_MAX, Number(text)) : 0;
  return value > 0 ? { value } : { remark: `There is no page ${quoted(text)}, so this is the first.` };
}
