import Typography from '@mui/material/Typography';
import type { ServiceDetailDto } from '../../api/generated.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { ServiceCard } from '../../ui/ServiceCard.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { useVendorServicesQuery } from './api.ts';
import { othersOf } from './query-of.ts';

export function MoreServices({ service }: { service: ServiceDetailDto }) {
  return (
    <section aria-labelledby="more-services">
      <Typography id="more-services" variant="h2" sx={{ mb: 2 }}>
        More services from this provider
      </Typography>
      <OtherServices service={service} />
    </section>
  );
}

function OtherServices({ service }: { service: ServiceDetailDto }) {
  const { data: others, error, refetch } = useVendorServicesQuery(othersOf(service));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!others) return <SkeletonCard />;
  if (others.length === 0) return <Typography color="textSecondary">No other services available from this provider.</Typography>;
  return (
    <CardGrid>
      {others.map((other) => (
        <ServiceCard key={other.id} service={other} />
      ))}
    </CardGrid>
  );
}
