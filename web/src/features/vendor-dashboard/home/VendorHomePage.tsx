import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Add from 'virtual:icon/baseline-add';
import { standing } from '#api/cache/standing.ts';
import { asProblem } from '#problem.ts';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useMyVendorQuery } from '../api.ts';
import { Today } from '../today/Today.tsx';
import { VerificationBadge } from '../VerificationBadge.tsx';
import { VerificationStatus } from '../VerificationStatus.tsx';
import { VendorFigures } from './VendorFigures.tsx';
import { VendorHomeSkeleton } from './VendorHomeSkeleton.tsx';
import { VendorRecentBookings } from './VendorRecentBookings.tsx';
import { YourServices } from './YourServices.tsx';

/** /dashboard of a vendor */
export function VendorHomePage() {
  const { data: vendor, error, refetch } = standing(useMyVendorQuery());

  if (error && asProblem(error).status === 404) return <NoVendorRecord />;
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!vendor) return <VendorHomeSkeleton />;
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <PageTitle title="Vendor Dashboard">{vendor.businessName}</PageTitle>
          <VerificationBadge status={vendor.verificationStatus} />
        </Stack>
        <Button href={paths.newService} variant="contained" size="small" startIcon={<Add />}>
          Add Service
        </Button>
      </Stack>
      <VerificationStatus vendor={vendor} />
      {vendor.verificationStatus === 'approved' && <Today />}
      <VendorFigures vendor={vendor} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <VendorRecentBookings />
        <YourServices />
      </Box>
    </Stack>
  );
}

function NoVendorRecord() {
  return (
    <>
      <PageTitle title="Vendor Dashboard" />
      <EmptyState title="Vendor Profile Not Found" text="Please contact support for assistance." />
    </>
  );
}
