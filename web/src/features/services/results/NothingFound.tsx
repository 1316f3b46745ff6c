import { useLocation, useParams } from 'react-router-dom';
import type { PlaceDto, ServicePageDto } from '#api/generated-public.ts';
import { BrowseServices } from '#shared/page/BrowseServices.tsx';
import { paths } from '#shared/paths.ts';
import { usePlace } from '#shared/place/place.ts';
import { Drawing } from '#shared/services/Drawing.tsx';
import { DrawnHead } from '#shared/services/DrawnHead.ts';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { Muted } from '#ui/page/text.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { ClearFiltersButton } from '../filters/FilterPanel.tsx';
import { type Asked, LEAVING_OUT } from '../search/leaving-out.ts';
import { addressOf, changed, isFiltered, type ServiceFilters } from '../search/service-filters.ts';
import { searchFor } from '../search/when.ts';

interface NothingFoundProps {
  page: ServicePageDto;
  filters: ServiceFilters;
}

/** Nothing matches, or there is nothing yet. */
export function NothingFound({ page: { place, search, near, served }, filters }: NothingFoundProps) {
  const { pathname: path } = useLocation();
  const here = usePlace();
  if (!isFiltered(filters) && near.length === 0) return <NothingYet />;
  return (
    <EmptyState
      icon={<TradeDrawing />}
      title="No services found"
      text="Try adjusting your search or filters to find what you're looking for."
      action={
        <>
          {near.length > 0 && (
            <Badges aria-label="What there is near it" style={{ justifyContent: 'center' }}>
              {near.map(({ leftOut, total }) => {
                const { label, change, pathname = path } = LEAVING_OUT[leftOut]({ search, filters, here });
                return (
                  <li key={leftOut}>
                    <BadgeLink to={addressOf(pathname, changed(filters, change))}>{`${label} (${grouped(total)})`}</BadgeLink>
                  </li>
                );
              })}
            </Badges>
          )}
          {place && served.length > 0 && <Served place={search?.place ?? place} cities={served} filters={filters} search={search} />}
          {isFiltered(filters) && <ClearFiltersButton filters={filters} />}
        </>
      }
    />
  );
}

interface ServedProps extends Pick<Asked, 'search' | 'filters'> {
  place: PlaceDto;
  cities: readonly PlaceDto[];
}

/** Nobody comes to the place: where providers are. */
function Served({ place, cities, search, filters }: ServedProps) {
  const { pathname } = useLocation();
  const asked = search?.place ? { search: searchFor(search.words, { when: search.when }) } : {};
  return (
    <>
      <Muted>
        No provider comes to {place.city}, {place.state} yet. They are at home in:
      </Muted>
      <Badges aria-label="Cities with providers" style={{ justifyContent: 'center' }}>
        {cities.map(({ zip, city, state }) => (
          <li key={zip}>
            <BadgeLink to={addressOf(pathname, changed(filters, { ...asked, zip }))}>{`${city}, ${state}`}</BadgeLink>
          </li>
        ))}
      </Badges>
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<TradeDrawing />}
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

/** That of the category whose list it is. */
function TradeDrawing() {
  const { category } = useParams();
  if (!category) return null;
  return (
    <DrawnHead style={{ width: 'min(240px, 100%)', borderRadius: 10 }}>
      <Drawing trade={category} />
    </DrawnHead>
  );
}
