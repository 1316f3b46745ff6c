import { styled } from '@mui/material/styles';
import type { CategoryDto, ServicePageDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { addressOf, cleared, isFiltered, type ServiceFilters } from '../search/service-filters.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { PriceFilter } from './price/PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import { TimeFilter } from './TimeFilter.tsx';
import { ZipFilter } from './ZipFilter.tsx';

export interface FilterPanelProps {
  categories: CategoryDto[];
  category: string | undefined;
  filters: ServiceFilters;
  /** What the filters leave; undefined until the first answer. */
  page: ServicePageDto | undefined;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** `onLeave` tells that a category's page is opened. */
export function FilterPanel({ categories, category, filters, page, onApply, onLeave }: FilterPanelProps & { onLeave: () => void }) {
  return (
    <Groups>
      <CategoryFilter categories={categories} current={category} filters={filters} onLeave={onLeave} />
      <TimeFilter filters={filters} page={page} onApply={onApply} />
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
