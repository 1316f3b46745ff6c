import { useLocation } from 'react-router-dom';
import type { ServicePageDto } from '#api/generated-public.ts';
import { ServiceCard } from '#shared/services/ServiceCard.tsx';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { CardGrid } from '#ui/cards/CardGrid.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { counted } from '#ui/format/labels.ts';
import { grouped } from '#ui/format/numbers.ts';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useNextFreeSlotsQuery } from '../api.ts';
import { nextSlotsOf } from '../search/query-of.ts';
import { addressOf, type ServiceFilters } from '../search/service-filters.ts';
import { NothingFound } from './NothingFound.tsx';

interface ServiceResultsProps {
  page: ServicePageDto;
  filters: ServiceFilters;
  /** Older than the filters: kept in sight, dimmed, until the new ones arrive. */
  outdated: boolean;
}

export function ServiceResults({ page, filters, outdated }: ServiceResultsProps) {
  const { pathname } = useLocation();
  const hrefOf = (number: number) => addressOf(pathname, { ...filters, page: number });

  if (page.total === 0) return <NothingFound page={page} filters={filters} />;
  if (page.items.length === 0) return <PastTheEnd page={page} hrefOf={hrefOf} />;
  return (
    <Refreshing active={outdated}>
      <Cards page={page} />
      <div style={{ marginTop: 32 }}>
        <Pagination page={page.page} pageCount={page.pageCount} hrefOf={hrefOf} />
      </div>
    </Refreshing>
  );
}

function Cards({ page }: { page: ServicePageDto }) {
  const { data: free, error } = useNextFreeSlotsQuery(nextSlotsOf(page));
  const named = page.search?.place;
  const place = page.place && { ...page.place, name: named?.city ?? page.place.zip, near: !named };
  const slots = new Map(free?.map(({ serviceId, slot }) => [serviceId, slot]));
  return (
    <CardGrid>
      {page.items.map((service) => (
        <ServiceCard key={service.id} service={service} place={place} next={error ? undefined : { slot: slots.get(service.id) }} />
      ))}
    </CardGrid>
  );
}

function PastTheEnd({ page: { page, pageCount }, hrefOf }: { page: ServicePageDto; hrefOf: (page: number) => string }) {
  return (
    <EmptyState
      title="That page is past the end"
      text={`There ${pageCount === 1 ? 'is' : 'are'} ${counted(pageCount, 'page')}, and this would be page ${grouped(page)}.`}
      action={
        <Button href={hrefOf(pageCount)} variant="outlined">
          {pageCount === 1 ? 'Go to the first page' : 'Go to the last page'}
        </Button>
      }
    />
  );
}
