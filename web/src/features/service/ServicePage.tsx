import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { asProblem } from '../../api/problem.ts';
import { BrowseServices } from '../../ui/BrowseServices.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { AboutProvider } from './AboutProvider.tsx';
import { useServiceQuery } from './api.ts';
import { BookCard } from './BookCard.tsx';
import { MoreServices } from './MoreServices.tsx';
import { ServiceBreadcrumbs } from './ServiceBreadcrumbs.tsx';
import { ServiceHeader } from './ServiceHeader.tsx';
import { ServicePageSkeleton } from './ServicePageSkeleton.tsx';
import { ServiceReviews } from './ServiceReviews.tsx';

/** /service/{id} */
export function ServicePage() {
  const { id = '' } = useParams();
  const { currentData: service, error, refetch } = useServiceQuery({ id });

  if (error && asProblem(error).status === 404) return <NotFound title="Service not found" action={<BrowseServices />} />;
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!service) return <ServicePageSkeleton />;
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <ServiceBreadcrumbs service={service} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' },
        }}
      >
        <Stack spacing={5}>
          <ServiceHeader service={service} />
          <AboutProvider vendor={service.vendor} />
        </Stack>
        <Box sx={{ gridRow: { lg: 'span 2' } }}>
          <BookCard key={service.id} service={service} />
        </Box>
        <Stack spacing={5}>
          <ServiceReviews vendorId={service.vendor.id} />
          <MoreServices vendorId={service.vendor.id} except={service.id} />
        </Stack>
      </Box>
    </Container>
  );
}
