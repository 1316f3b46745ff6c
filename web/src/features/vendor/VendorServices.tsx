import { ServiceCard } from '#shared/services/ServiceCard.tsx';
import { CardGrid } from '#ui/cards/CardGrid.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { SkeletonCard } from '#ui/placeholders/SkeletonCard.tsx';
import { useVendorServicesQuery } from './api.ts';

export function VendorServices({ vendorId }: { vendorId: string }) {
  const { data: services, error, refetch } = useVendorServicesQuery({ id: vendorId });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <SkeletonCard />;
  if (services.length === 0) return <EmptyState title="No services available." />;
  return (
    <CardGrid>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} atProvider />
      ))}
    </CardGrid>
  );
}
