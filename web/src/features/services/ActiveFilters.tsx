import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { activeFilters } from './active-filters.ts';
import type { ServiceFilters } from './service-filters.ts';

interface ActiveFiltersProps {
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** What narrows the list, each to be taken away; on small screens the panel that shows it is out of sight. */
export function ActiveFilters({ filters, onApply }: ActiveFiltersProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Filters" direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <Chip label={label} aria-label={`Remove ${label}`} onClick={() => onApply(without)} onDelete={() => onApply(without)} />
        </li>
      ))}
    </Stack>
  );
}
