import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import type { CategoryDto } from '../../api/generated.ts';
import { paths } from '../../ui/paths.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import { cleared, isFiltered, paramsOf, type ServiceFilters } from './service-filters.ts';

export interface FilterPanelProps {
  categories: CategoryDto[];
  category: string | undefined;
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

export interface CountedFilterPanelProps extends FilterPanelProps {
  /** How many services the filters leave; undefined until the first answer. */
  total: number | undefined;
}

export function FilterPanel({ categories, category, filters, onApply }: FilterPanelProps) {
  return (
    <Stack spacing={3}>
      <CategoryFilter categories={categories} current={category} filters={filters} />
      <PriceFilter filters={filters} onApply={onApply} />
      <RatingFilter filters={filters} onApply={onApply} />
      {(category || isFiltered(filters)) && <ClearFiltersButton filters={filters} />}
    </Stack>
  );
}

export function ClearFiltersButton({ filters }: { filters: ServiceFilters }) {
  const search = paramsOf(cleared(filters)).toString();
  return (
    <Button component={Link} to={{ pathname: paths.services, search }} preventScrollReset variant="text">
      Clear All Filters
    </Button>
  );
}
