import type { Place } from '#shared/place/place.ts';
import { EVERYWHERE, type ServiceFilters } from './service-filters.ts';

/** The ZIP code that the list is for: one that was asked for, else the visitor's own; empty for none. */
export function zipOf({ zip }: Pick<ServiceFilters, 'zip'>, here: Place | null): string {
  if (zip === EVERYWHERE) return '';
  return zip || (here?.zip ?? '');
}

/** What the filter says when the list is to be for no place. */
export const nowhere = (here: Place | null): string => (here ? EVERYWHERE : '');
