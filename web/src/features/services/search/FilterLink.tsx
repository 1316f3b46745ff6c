import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/** A badge that changes a filter, and keeps whatever was pressed a moment before: the link that is rendered may be a step behind it. */
export function FilterLink({ filters, change, path, onLeave, ...badge }: FilterLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave?.();
    void navigate(addressOf(path ?? window.location.pathname, changed(filtersNow(), change)), { preventScrollReset: true });
  }

  return <BadgeLink to={addressOf(path ?? pathname, changed(filters, change))} preventScrollReset onClick={follow} {...badge} />;
}
