import { useLocation } from 'react-router-dom';
import type { NearMissDto, ServicePageDto } from '#api/generated-public.ts';
import { BrowseServices } from '#shared/page/BrowseServices.tsx';
import { paths } from '#shared/paths.ts';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { ClearFiltersButton } from '../filters/FilterPanel.tsx';
import { addressOf, changed, isFiltered, NO_FILTERS, type ServiceFilters } from '../search/service-filters.ts';

interface NothingFoundProps {
  page: ServicePageDto;
  filters: ServiceFilters;
}

/** Nothing matches, or there is nothing yet. */
export function NothingFound({ page: { search, near }, filters }: NothingFoundProps) {
  const { pathname } = useLocation();
  if (!isFiltered(filters) && near.length === 0) return <NothingYet />;
  return (
    <EmptyState
      title="No services found"
      text="Try adjusting your search or filters to find what you're looking for."
      action={
        <>
          {near.length > 0 && (
            <Badges aria-label="What there is near it" style={{ justifyContent: 'center' }}>
              {near.map((miss) => (
                <li key={miss.leftOut}>
                  <BadgeLink to={hrefOf(miss, search, filters, pathname)}>{labelOf(miss, search, filters)}</BadgeLink>
                </li>
              ))}
            </Badges>
          )}
          {isFiltered(filters) && <ClearFiltersButton filters={filters} />}
        </>
      }
    />
  );
}

type Search = ServicePageDto['search'];

function labelOf({ leftOut, total }: NearMissDto, search: Search, { zip }: ServiceFilters): string {
  const count = total.toLocaleString('en-US');
  switch (leftOut) {
    case 'words':
      return `Without “${search!.words}” (${count})`;
    case 'place':
      return `Outside ${search!.place!.city}, ${search!.place!.state} (${count})`;
    case 'zip':
      return `Outside ${zip} (${count})`;
    case 'price':
      return `At any price (${count})`;
    case 'rating':
      return `With any rating (${count})`;
    case 'category':
      return `In all categories (${count})`;
  }
}

/** The list without that part of the question. */
function hrefOf({ leftOut }: NearMissDto, search: Search, filters: ServiceFilters, pathname: string): string {
  switch (leftOut) {
    case 'words':
      return addressOf(pathname, changed(filters, { search: '', zip: search?.place?.zip ?? filters.zip }));
    case 'place':
      return addressOf(pathname, changed(filters, { search: search!.words }));
    case 'zip':
      return addressOf(pathname, changed(filters, { zip: '' }));
    case 'price':
      return addressOf(pathname, changed(filters, { minPrice: NO_FILTERS.minPrice, maxPrice: NO_FILTERS.maxPrice }));
    case 'rating':
      return addressOf(pathname, changed(filters, { minRating: null }));
    case 'category':
      return addressOf(paths.services, changed(filters, {}));
  }
}

function NothingYet() {
  return (
    <EmptyState
      title="No services found"
      text="Nothing is offered here yet. Look at all services, or be the first to offer one."
      action={
        <>
          <BrowseServices />
          <Button href={paths.signUp}>Join as Provider</Button>
        </>
      }
    />
  );
}
