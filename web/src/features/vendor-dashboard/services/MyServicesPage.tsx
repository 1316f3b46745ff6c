import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Add from 'virtual:icon/baseline-add';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useMyServicesQuery } from '../api.ts';
import { HiddenNotice } from './list/HiddenNotice.tsx';
import { ServicesInOrder } from './list/ServicesInOrder.tsx';

/** /dashboard/services and /dashboard/my-services */
export function MyServicesPage() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="My Services" />
        <Button href={paths.newService} variant="contained" startIcon={<Add />}>
          Add New Service
        </Button>
      </Stack>
      <HiddenNotice />
      <Services />
    </Stack>
  );
}

function Services() {
  const { data: services, error, refetch } = useMyServicesQuery();

  if (error && !services) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <ServicesSkeleton />;
  if (services.length === 0) {
    return <EmptyState title="No services yet" text="Describe what you do and what it costs: customers find it as soon as it is active." />;
  }
  return <ServicesInOrder services={services} />;
}

function ServicesSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label="Loading services">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} variant="rounded" height={188} />
      ))}
    </Stack>
  );
}
