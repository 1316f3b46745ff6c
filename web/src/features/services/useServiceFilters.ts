import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters } from './read-filters.ts';
import { changed, paramsOf, type ServiceFilters } from './service-filters.ts';

/** What the address bar says at this moment; what is drawn may be a step behind it. */
export const filtersNow = (): ServiceFilters => readFilters(new URLSearchParams(window.location.search)).filters;

/** The filters in the address bar, and the ways to change them. */
export function useServiceFilters() {
  const [params, setParams] = useSearchParams();
  const { filters, remarks } = useMemo(() => readFilters(params), [params]);
  // Of two quick changes the second must not undo the first.
  const go = (change: Partial<ServiceFilters>, replace: boolean) =>
    setParams(paramsOf(changed(filtersNow(), change)), { replace, preventScrollReset: true });

  return {
    filters,
    remarks,
    /** A step that Back undoes. */
    apply: (change: Partial<ServiceFilters>) => go(change, false),
    /** A change on the way to one, such as a letter typed. */
    adjust: (change: Partial<ServiceFilters>) => go(change, true),
  };
}
