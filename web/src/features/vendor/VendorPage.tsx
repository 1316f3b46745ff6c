import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { asProblem } from '../../api/problem.ts';
import { BrowseServices } from '../../ui/BrowseServices.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { useVendorQuery } from './api.ts';
import { ContactCard } from './ContactCard.tsx';
import { VendorBreadcrumbs } from './VendorBreadcrumbs.tsx';
import { VendorHeader } from './VendorHeader.tsx';
import { VendorPageSkeleton } from './VendorPageSkeleton.tsx';
import { VendorTabs } from './VendorTabs.tsx';

/** /vendor/{id} */
export function VendorPage() {
  const { id = '' } = useParams();
  const { currentData: vendor, error, refetch } = useVendorQuery({ id });

  if (error && asProblem(error).status === 404) return <NotFound title="Provider not found" action={<BrowseServices />} />;
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!vendor) return <VendorPageSkeleton />;
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <VendorBreadcrumbs name={vendor.businessName} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
        }}
      >
        <Stack spacing={5}>
          <VendorHeader vendor={vendor} />
          <Box sx={{ display: { lg: 'none' } }}>
            <ContactCard vendor={vendor} />
          </Box>
          <VendorTabs key={vendor.id} vendorId={vendor.id} />
        </Stack>
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <ContactCard vendor={vendor} />
        </Box>
      </Box>
    </Container>
  );
}
