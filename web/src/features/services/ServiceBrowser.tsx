import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CategoryDto } from '../../api/generated.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { useServicesQuery } from './api.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { queryOf } from './query-of.ts';
import { SearchField } from './SearchField.tsx';
import { countLabel } from './service-filters.ts';
import { ServiceListSkeleton } from './ServiceListSkeleton.tsx';
import { ServiceResults } from './ServiceResults.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useServiceFilters } from './useServiceFilters.ts';

interface ServiceBrowserProps {
  slug: string | undefined;
  category: CategoryDto | undefined;
  categories: CategoryDto[];
}

/** Stays in sight below the header, which is sticky too. */
const SIDEBAR = {
  display: { xs: 'none', md: 'block' },
  alignSelf: 'start',
  position: 'sticky',
  top: 98,
  maxHeight: 'calc(100dvh - 98px)',
  overflow: 'auto',
  pb: 2,
};

export function ServiceBrowser({ slug, category, categories }: ServiceBrowserProps) {
  const { filters, apply, adjust } = useServiceFilters();
  const { data: page, isFetching, error, refetch } = useServicesQuery(queryOf(filters, slug));
  const title = slug ? category?.name : 'All Services';
  const panel = { categories, category: slug, filters, onApply: apply };

  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title={title}>{title ?? <Skeleton width="8em" />}</PageTitle>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary', maxWidth: '60ch' }}>
        {slug ? (category?.description ?? '\u00a0') : 'Every job around the home, from verified local providers.'}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' } }}>
        <Box component="aside" aria-label="Filters" sx={SIDEBAR}>
          <FilterPanel {...panel} />
        </Box>
        <Stack spacing={2}>
          <SearchField term={filters.search} onType={(search) => adjust({ search })} onCommit={(search) => apply({ search })} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {page && !error ? countLabel(page.total) : '\u00a0'}
            </Typography>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
              <FilterSheet {...panel} total={page?.total} />
              <SortSelect filters={filters} onApply={apply} />
            </Stack>
          </Stack>
          <ActiveFilters filters={filters} onApply={apply} />
          {error ? (
            <ProblemAlert problem={error} onRetry={refetch} />
          ) : page ? (
            <ServiceResults page={page} filters={filters} outdated={isFetching} />
          ) : (
            <ServiceListSkeleton />
          )}
        </Stack>
      </Box>
    </Container>
  );
}
