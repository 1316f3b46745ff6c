import type { ServiceDetailDto } from '#api/generated-public.ts';
import { ServiceCard } from '#shared/services/ServiceCard.tsx';
import { CardGrid } from '#ui/cards/CardGrid.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Muted, PartTitle } from '#ui/page/text.ts';
import { SkeletonCard } from '#ui/placeholders/SkeletonCard.tsx';
import { useVendorServicesQuery } from './api.ts';
import { othersOf } from './query-of.ts';

export function MoreServices({ service }: { service: ServiceDetailDto }) {
  return (
    <section aria-labelledby="more-services">
      <PartTitle id="more-services">More services from this provider</PartTitle>
      <OtherServices service={service} />
    </section>
  );
}

function OtherServices({ service }: { service: ServiceDetailDto }) {
  const { data: others, error, refetch } = useVendorServicesQuery(othersOf(service));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!others) return <SkeletonCard />;
  if (others.length === 0) return <Muted>No other services available from this provider.</Muted>;
  return (
    <CardGrid>
      {others.map((other) => (
        <ServiceCard key={other.id} service={other} />
      ))}
    </CardGrid>
  );
}
