import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { staffPaths } from '#shared/staff-paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { BulkBar } from '../../bulk/BulkBar.tsx';
import type { Choice, Chosen } from '../../bulk/choice.ts';
import { ListHead } from '../../downloading/ListHead.tsx';
import type { ManagedServiceDto, ManagedServicePageDto, Opened } from '../api.ts';
import { allThatMatch, askedFor, type FoundServices as Found, hrefOf, isNarrowed, SERVICE_STATES } from '../found-services.ts';
import { ServiceTable } from './ServiceTable.tsx';

interface Props {
  query: { data?: ManagedServicePageDto; error?: unknown; isFetching: boolean; refetch: () => unknown };
  found: Found;
  chosen: Chosen<ManagedServiceDto>;
  onChoose: (choice: Choice) => void;
  /** What the chosen ones are to be. */
  onSwitch: (active: boolean) => void;
  onOpen: (opened: Opened) => void;
}

/** The services that are looked for. */
export function FoundServices({ query: { data: services, error, isFetching, refetch }, found, onOpen, ...choosing }: Props) {
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <ServicesSkeleton />;
  if (services.total === 0) return <NoServices found={found} onOpen={onOpen} />;
  const { state, search } = found;
  const all = allThatMatch(services, found);
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <ListHead
          of={services}
          exactly={all.total}
          noun={state ? `${SERVICE_STATES[state].toLowerCase()} service` : 'service'}
          search={search}
          taken={{ list: 'services', asked: askedFor(found) }}
        />
        {services.items.length === 0 ? (
          <PastTheEnd first={hrefOf({ ...found, page: 1 })} />
        ) : (
          <>
            <BulkBar page={all} at={hrefOf(found)} noun="service" {...choosing} />
            <ServiceTable services={services.items} found={found} {...choosing} onOpen={onOpen} />
          </>
        )}
        <Pagination page={services.page} pageCount={services.pageCount} hrefOf={(number) => hrefOf({ ...found, page: number })} />
      </Stack>
    </Refreshing>
  );
}

function NoServices({ found, onOpen }: Pick<Props, 'found' | 'onOpen'>) {
  if (!isNarrowed(found)) {
    return (
      <EmptyState
        title="No services yet"
        text="Providers offer their services themselves. You can offer one for them, too."
        action={
          <Button variant="contained" onClick={() => onOpen({ action: 'create' })}>
            Add First Service
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No services found"
      text="Try adjusting your search or filters to find what you're looking for."
      action={
        <Button href={staffPaths.services} variant="outlined">
          Show all services
        </Button>
      }
    />
  );
}

const ServicesSkeleton = () => (
  <Stack spacing={1} role="status" aria-label="Loading services">
    <Skeleton width="9rem" height={21} />
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} variant="rounded" sx={{ height: { xs: 196, md: 72 } }} />
    ))}
  </Stack>
);
