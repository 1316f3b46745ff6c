import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { MyServiceDto } from '#api/generated.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useMyServicesQuery } from '../../api.ts';

interface Props {
  id: string | undefined;
  children: (service: MyServiceDto) => ReactNode;
}

/** One of the provider's services, once it is there. */
export function OwnService({ id, children }: Props) {
  const { data: services, error, refetch } = useMyServicesQuery();

  if (error && !services) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <Skeleton variant="rounded" height={640} role="status" aria-label="Loading the service" />;
  const service = services.find((each) => each.id === id);
  if (!service) return <EmptyState title="Service not found" text="It may have been deleted." />;
  return children(service);
}
