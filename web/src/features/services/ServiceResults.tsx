import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import type { ServicePageDto } from '../../api/generated.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { ServiceCard } from '../../ui/ServiceCard.tsx';
import { ClearFiltersButton } from './FilterPanel.tsx';
import { isFiltered, paramsOf, type ServiceFilters } from './service-filters.ts';

interface ServiceResultsProps {
  page: ServicePageDto;
  filters: ServiceFilters;
  /** Older than the filters: kept in sight, dimmed, until the new ones arrive. */
  outdated: boolean;
}

export function ServiceResults({ page, filters, outdated }: ServiceResultsProps) {
  const { pathname } = useLocation();
  const hrefOf = (number: number) => `${pathname}?${paramsOf({ ...filters, page: number })}`;

  if (page.total === 0) return <NothingFound filters={filters} />;
  if (page.items.length === 0) return <NoSuchPage firstPage={hrefOf(1)} />;
  return (
    <Box aria-busy={outdated} sx={{ opacity: outdated ? 0.5 : 1, transition: 'opacity 150ms' }}>
      <CardGrid>
        {page.items.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </CardGrid>
      <Box sx={{ mt: 4 }}>
        <Pagination page={page.page} pageCount={page.pageCount} hrefOf={hrefOf} />
      </Box>
    </Box>
  );
}

function NothingFound({ filters }: { filters: ServiceFilters }) {
  return (
    <EmptyState
      title="No services found"
      text="Try adjusting your search or filters to find what you're looking for."
      action={isFiltered(filters) && <ClearFiltersButton filters={filters} />}
    />
  );
}

function NoSuchPage({ firstPage }: { firstPage: string }) {
  return (
    <EmptyState
      title="That page is past the end"
      action={
        <Button href={firstPage} variant="outlined">
          Go to the first page
        </Button>
      }
    />
  );
}
