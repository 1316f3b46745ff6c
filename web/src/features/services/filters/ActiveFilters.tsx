import { useLocation } from 'react-router-dom';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { addressOf, changed, type ServiceFilters } from '../search/service-filters.ts';
import { activeFilters } from './active-filters.ts';

/** What narrows the list, each to be taken away; on small screens the panel that shows it is out of sight. */
export function ActiveFilters({ filters }: { filters: ServiceFilters }) {
  const { pathname } = useLocation();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Badges aria-label="Filters in use">
      {active.map(({ label, without }) => (
        // By what it sets: while a price changes, it stays the same link under the finger.
        <li key={Object.keys(without).join()}>
          <BadgeLink to={addressOf(pathname, changed(filters, without))} preventScrollReset aria-label={`Remove ${label}`}>
            {label}
            <span aria-hidden>✕</span>
          </BadgeLink>
        </li>
      ))}
    </Badges>
  );
}
