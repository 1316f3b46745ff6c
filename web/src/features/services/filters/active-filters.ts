import { EVERYWHERE, NO_FILTERS, PRICE_MAX, type ServiceFilters } from '../search/service-filters.ts';
import { capitalized, timeWords } from '../search/when.ts';

export interface ActiveFilter {
  label: string;
  /** What takes it away. */
  without: Partial<ServiceFilters>;
}

/** The filters that narrow the list now, in words. */
export function activeFilters({ search, minPrice, maxPrice, minRating, zip, day, part }: ServiceFilters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (search) active.push({ label: `“${search}”`, without: { search: '' } });
  if (minPrice > 0 || maxPrice < PRICE_MAX) {
    active.push({ label: rangeLabel(minPrice, maxPrice), without: { minPrice: 0, maxPrice: NO_FILTERS.maxPrice } });
  }
  if (minRating) active.push({ label: `${minRating}+ stars`, without: { minRating: null } });
  if (zip && zip !== EVERYWHERE) active.push({ label: `Serves ${zip}`, without: { zip: '' } });
  if (day) active.push({ label: capitalized(timeWords({ day, part })), without: { day: '', part: null } });
  return active;
}

function rangeLabel(low: number, high: number): string {
  if (high >= PRICE_MAX) return `$${low} and more`;
  return low === 0 ? `Up to $${high}` : `$${low} to $${high}`;
}
