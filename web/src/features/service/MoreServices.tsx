import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { ServiceCard } from '../../ui/ServiceCard.tsx';
import { useVendorServicesQuery } from './api.ts';

interface MoreServicesProps {
  vendorId: string;
  except: string;
}

export function MoreServices(props: MoreServicesProps) {
  return (
    <section aria-labelledby="more-services">
      <Typography id="more-services" variant="h2" sx={{ mb: 2 }}>
        More services from this provider
      </Typography>
      <OtherServices {...props} />
    </section>
  );
}

function OtherServices({ vendorId, except }: MoreServicesProps) {
  const { data: services, error, refetch } = useVendorServicesQuery({ id: vendorId, exclude: except, limit: 4 });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <Skeleton variant="rounded" height={262} />;
  if (services.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>No other services available from this provider.</Typography>;
  }
  return (
    <CardGrid>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </CardGrid>
  );
}
