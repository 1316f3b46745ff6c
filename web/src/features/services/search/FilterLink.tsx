import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { useFollow } from '#ui/address/useFollow.ts';
import { BadgeLink } from '#ui/buttons/BadgeLink.tsx';
import { addressOf, changed, type ServiceFilters } from './service-filters.ts';
import { filtersNow } from './useServiceFilters.ts';

interface FilterLinkProps extends Omit<ComponentProps<typeof BadgeLink>, 'to' | 'onClick'> {
  filters: ServiceFilters;
  change: Partial<ServiceFilters>;
  /** Of the list to go to; absent: of the one that is shown. */
  path?: string;
  onLeave?: () => void;
}

/** A badge that changes a filter, and keeps whatever was pressed a moment before. */
export function FilterLink({ filters, change, path, onLeave, ...badge }: FilterLinkProps) {
  const { pathname } = useLocation();
  const follow = useFollow(() => addressOf(path ?? window.location.pathname, changed(filtersNow(), change)), onLeave);
  return <BadgeLink to={addressOf(path ?? pathname, changed(filters, change))} preventScrollReset onClick={follow} {...badge} />;
}
