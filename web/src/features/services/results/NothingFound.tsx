import { BrowseServices } from '#shared/page/BrowseServices.tsx';
import { paths } from '#shared/paths.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { ClearFiltersButton } from '../filters/FilterPanel.tsx';
import { isFiltered, type ServiceFilters } from '../search/service-filters.ts';

/** Nothing matches, or there is nothing yet. */
export function NothingFound({ filters }: { filters: ServiceFilters }) {
  if (!isFiltered(filters)) return <NothingYet />;
  return (
    <EmptyState
      title="No services found"
      text="Try adjusting your search or filters to find what you're looking for."
      action={<ClearFiltersButton filters={filters} />}
    />
  );
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
