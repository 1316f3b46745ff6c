import { ServiceCard } from '#shared/services/ServiceCard.tsx';
import { CardGrid } from '#ui/cards/CardGrid.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { SkeletonCard } from '#ui/placeholders/SkeletonCard.tsx';
import { usePopularServicesQuery } from './api.ts';
import { Section } from './Section.tsx';

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

/** What was booked most in the last seven days. A week without bookings has no such list. */
export function PopularServices() {
  const { data: services, error, refetch } = usePopularServicesQuery();
  if (services?.length === 0) return null;
  return (
    <Section id="popular" title="Booked most this week">
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : (
        <CardGrid>
          {services
            ? services.map((service) => <ServiceCard key={service.id} service={service} />)
            : PLACEHOLDERS.map((n) => <SkeletonCard key={n} />)}
        </CardGrid>
      )}
    </Section>
  );
}
