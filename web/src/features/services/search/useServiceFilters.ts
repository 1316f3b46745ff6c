import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paramsNow } from '#ui/address/params-now.ts';
import { readFilters } from './read-filters.ts';
import { addressOf, changed, type ServiceFilters } from './service-filters.ts';

/** What the address bar says at this moment. */
export const filtersNow = (): ServiceFilters => readFilters(paramsNow()).filters;

/** What the browser keeps with a visit of the list: whether its term is still being typed. */
interface Visit {
  typing: true;
}

/** The visit at this moment, from where the router keeps it: what is rendered may be a step behind it, too. */
const isTyping = (): boolean => (window.history.state as { usr?: Visit | null } | null)?.usr?.typing === true;

/** The filters in the address bar, and the ways to change them. */
export function useServiceFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { filters, remarks } = useMemo(() => readFilters(params), [params]);
  const go = (change: Partial<ServiceFilters>, replace = false, state: Visit | null = null) =>
    void navigate(addressOf(window.location.pathname, changed(filtersNow(), change)), { replace, state, preventScrollReset: true });

  return {
    filters,
    remarks,
    /** A step that Back undoes. */
    apply: (change: Partial<ServiceFilters>) => go(change),
    /** A term that is being typed, pause after pause, until it is said to be all: one step altogether. */
    search: (search: string, all: boolean) => {
      const typing = isTyping();
      if (typing || search !== filtersNow().search) go({ search }, typing, all ? null : { typing: true });
    },
  };
}
