import { CardGrid } from '../../ui/CardGrid.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { ServiceCard } from '../../ui/ServiceCard.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { useVendorServicesQuery } from './api.ts';

export function VendorServices({ vendorId }: { vendorId: string }) {
  const { data: services, error, refetch } = useVendorServicesQuery({ id: vendorId });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <SkeletonCard />;
  if (services.length === 0) return <EmptyState title="No services available." />;
  return (
    <CardGrid>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </CardGrid>
  );
}
