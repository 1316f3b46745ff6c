import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SORTS, type ServiceFilters, type Sort } from './service-filters.ts';

const LABELS: Record<Sort, string> = {
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Highest rated',
  reviews: 'Most reviews',
};
const BEST_MATCH = 'best-match';
const ID = 'sort-services';

interface SortSelectProps {
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** With a search term and no choice, titles that match come first. */
export function SortSelect({ filters, onApply }: SortSelectProps) {
  const unchosen = filters.search ? BEST_MATCH : 'newest';
  return (
    <FormControl size="small" variant="outlined" sx={{ minWidth: 184 }}>
      <InputLabel htmlFor={ID} shrink>
        Sort by
      </InputLabel>
      <NativeSelect
        id={ID}
        value={filters.sort ?? unchosen}
        input={<OutlinedInput notched label="Sort by" />}
        onChange={({ target }) => onApply({ sort: SORTS.find((sort) => sort === target.value) ?? null })}
      >
        {filters.search && <option value={BEST_MATCH}>Best match</option>}
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {LABELS[sort]}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
