import { styled } from '@mui/material/styles';
import type { CategoryDto } from '#api/generated-public.ts';
import { usePlace } from '#shared/place/place.ts';
import { Breadcrumbs } from '#ui/page/Breadcrumbs.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Muted, PageBody } from '#ui/page/text.ts';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';
import { useServicesQuery } from './api.ts';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { crumbsOf } from './filters/category-tree.ts';
import { FilterSheet, FilterSheetButton } from './filters/sheet/FilterSheet.tsx';
import { PendingDraft } from './filters/sheet/PendingDraft.tsx';
import { FOUND_ID } from './filters/sheet/sheet-visit.ts';
import { ListProblem } from './results/ListProblem.tsx';
import { Remarks } from './results/Remarks.tsx';
import { ServiceListSkeleton } from './results/ServiceListSkeleton.tsx';
import { ServiceResults } from './results/ServiceResults.tsx';
import { Understood } from './results/Understood.tsx';
import { WhoComes } from './results/WhoComes.tsx';
import { queryOf } from './search/query-of.ts';
import { SearchField } from './search/SearchField.tsx';
import { countLabel } from './search/service-filters.ts';
import { SortSelect } from './search/SortSelect.tsx';
import { useServiceFilters } from './search/useServiceFilters.ts';
import { zipOf } from './search/where.ts';
import { ServicesHead } from './ServicesHead.tsx';

interface ServiceBrowserProps {
  slug: string | undefined;
  category: CategoryDto | undefined;
  categories: CategoryDto[];
}

export function ServiceBrowser({ slug, category, categories }: ServiceBrowserProps) {
  const { filters, remarks, apply, search } = useServiceFilters();
  const zip = zipOf(filters, usePlace());
  const { data: page, isFetching, error, refetch } = useServicesQuery(queryOf(filters, slug, zip));
  const heading = slug ? category?.name : 'All Services';
  const title = heading && filters.page > 1 ? `${heading}, page ${filters.page}` : heading;
  const crumbs = crumbsOf(category, categories);

  return (
    <PageBody>
      {title && <ServicesHead title={title} category={category} crumbs={crumbs} filters={filters} page={error ? undefined : page} />}
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle title={title}>{heading ?? <Placeholder style={{ width: '8em' }} />}</PageTitle>
      <Subtitle>{slug ? (category?.description ?? '\u00a0') : 'Every job around the home, from verified local providers.'}</Subtitle>
      <Columns>
        <FilterSheet categories={categories} category={slug} filters={filters} page={page} onApply={apply} />
        <List>
          <SearchField filters={filters} onType={(term) => search(term, false)} onCommit={(term) => search(term, true)} />
          <Bar>
            {/* Around the heading: within it, it would leave the heading without a name. */}
            <div role="status">
              <Count id={FOUND_ID} tabIndex={-1}>
                {page && !error ? countLabel(page.total) : '\u00a0'}
              </Count>
            </div>
            <Bar>
              <FilterSheetButton filters={filters} />
              <SortSelect filters={filters} near={zip !== ''} onApply={apply} />
            </Bar>
          </Bar>
          <PendingDraft categories={categories} category={slug} filters={filters} />
          <Remarks remarks={remarks} />
          <ActiveFilters filters={filters} />
          <WhoComes page={error ? undefined : page} filters={filters} />
          {page?.search && page.total > 0 && !error && <Understood search={page.search} then={page.when !== null} filters={filters} />}
          {error ? (
            <ListProblem problem={error} filters={filters} onRetry={refetch} />
          ) : page ? (
            <ServiceResults page={page} filters={filters} outdated={isFetching} />
          ) : (
            <ServiceListSkeleton />
          )}
        </List>
      </Columns>
    </PageBody>
  );
}

const Subtitle = styled(Muted)({ margin: '8px 0 24px', maxWidth: '60ch' });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'min(16rem, 40%) minmax(0, 1fr)' },
}));

/** Heads the cards, whose titles are headings below it. */
const Count = styled('h2')({ margin: 0, fontSize: 'inherit', fontWeight: 700 });

const List = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'space-between' });
