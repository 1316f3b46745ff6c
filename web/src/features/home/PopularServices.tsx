import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { ServiceCard } from '../../ui/ServiceCard.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { usePopularServicesQuery } from './api.ts';

/** What was booked most in the last seven days. A week without bookings has no such list. */
export function PopularServices() {
  const { data: services, error, refetch } = usePopularServicesQuery();
  if (services?.length === 0) return null;
  return (
    <Container component="section" aria-labelledby="popular" sx={{ pt: { xs: 5, md: 7 }, pb: { xs: 6, md: 9 } }}>
      <Typography variant="h2" id="popular" sx={{ mb: 2.5 }}>
        Booked most this week
      </Typography>
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : (
        <CardGrid>
          {services
            ? services.map((service) => <ServiceCard key={service.id} service={service} />)
            : PLACEHOLDERS.map((n) => <SkeletonCard key={n} />)}
        </CardGrid>
      )}
    </Container>
  );
}

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];
