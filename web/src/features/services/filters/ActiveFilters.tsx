import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { FilterLink } from '../search/FilterLink.tsx';
import type { ServiceFilters } from '../search/service-filters.ts';
import { activeFilters } from './active-filters.ts';

/** What narrows the list, each to be taken away; on small screens the panel that shows it is out of sight. */
export function ActiveFilters({ filters }: { filters: ServiceFilters }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Badges aria-label="Filters in use">
      {active.map(({ label, without }) => (
        // By what it sets: while a price changes, it stays the same link under the finger.
        <li key={Object.keys(without).join()}>
          <FilterLink filters={filters} change={without} aria-label={`Remove ${label}`}>
            {label}
            <span aria-hidden>✕</span>
          </FilterLink>
        </li>
      ))}
    </Badges>
  );
}
