import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { SORTS, type ServiceFilters, type Sort } from './service-filters.ts';

const LABELS: Record<Sort, string> = {
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Highest rated',
  reviews: 'Most reviews',
};
const BEST_MATCH = 'best-match';

interface SortSelectProps {
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** With a search term and no choice, titles that match come first. */
export function SortSelect({ filters, onApply }: SortSelectProps) {
  const unchosen = filters.search ? BEST_MATCH : 'newest';
  return (
    <TextField
      select
      label="Sort by"
      size="small"
      value={filters.sort ?? unchosen}
      onChange={({ target }) => onApply({ sort: SORTS.find((sort) => sort === target.value) ?? null })}
      sx={{ minWidth: 184 }}
    >
      {filters.search && <MenuItem value={BEST_MATCH}>Best match</MenuItem>}
      {SORTS.map((sort) => (
        <MenuItem key={sort} value={sort}>
          {LABELS[sort]}
        </MenuItem>
      ))}
    </TextField>
  );
}
