import { styled } from '@mui/material/styles';
import type { CategoryDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { addressOf, cleared, isFiltered, type ServiceFilters } from '../search/service-filters.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import { ZipFilter } from './ZipFilter.tsx';

export interface FilterPanelProps {
  categories: CategoryDto[];
  category: string | undefined;
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** `onLeave` tells that a category's page is opened. */
export function FilterPanel({ categories, category, filters, onApply, onLeave }: FilterPanelProps & { onLeave: () => void }) {
  return (
    <Groups>
      <CategoryFilter categories={categories} current={category} filters={filters} onLeave={onLeave} />
      <PriceFilter filters={filters} onApply={onApply} />
      <RatingFilter filters={filters} />
      <ZipFilter filters={filters} onApply={onApply} />
      {(category || isFiltered(filters)) && <ClearFiltersButton filters={filters} onClick={onLeave} />}
    </Groups>
  );
}

const Groups = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });

export function ClearFiltersButton({ filters, onClick }: { filters: ServiceFilters; onClick?: () => void }) {
  return (
    <Button href={addressOf(paths.services, cleared(filters))} variant="text" onClick={onClick}>
      Clear All Filters
    </Button>
  );
}
