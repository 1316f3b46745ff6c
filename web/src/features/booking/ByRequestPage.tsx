import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { ByRequestOnly } from '#shared/slots/direct/ByRequestOnly.tsx';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { PageHead } from '#ui/page/PageHead.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

/** Nobody signs in or fills in a form for what can't be booked this way. */
export function ByRequestPage({ service }: { service: ServiceDetailDto }) {
  const { pathname } = useLocation();
  const title = `Book ${service.title}`;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title={title} />
      <PageHead title={title} description={`${service.vendor.businessName} takes no direct bookings.`} path={pathname} noindex />
      <Stack spacing={2.5} sx={{ mt: 3, alignItems: 'flex-start' }}>
        <ByRequestOnly vendor={service.vendor} />
        <Button href={paths.service(service.id)} variant="outlined">
          Back to the service
        </Button>
      </Stack>
    </Container>
  );
}
