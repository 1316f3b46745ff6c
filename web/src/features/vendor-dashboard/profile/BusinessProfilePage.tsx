import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { asProblem } from '#problem.ts';
import { Rating } from '#shared/reviews/Rating.tsx';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { VerificationBadge } from '../VerificationBadge.tsx';
import { useMyVendorQuery } from './api.ts';
import { ApplicationOnFile } from './ApplicationOnFile.tsx';
import { BusinessForms } from './business-details/BusinessForms.tsx';
import { BusinessPerformance } from './BusinessPerformance.tsx';
import { VerificationCard } from './VerificationCard.tsx';

/** Below the forms, with all that choosing and sending files takes. */
const ProviderPhoto = lazyPart(
  async () => (await import('./ProviderPhoto.tsx')).ProviderPhoto,
  () => <Skeleton variant="rounded" height={264} />,
);
const WorkPhotos = lazyPart(
  async () => (await import('../photos/WorkPhotos.tsx')).WorkPhotos,
  () => <Skeleton variant="rounded" height={240} />,
);

/** /dashboard/profile of a vendor */
export function BusinessProfilePage() {
  // Asked again each time: an administrator may have decided meanwhile.
  const { data: vendor, error, refetch } = useMyVendorQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, alignItems: 'center' }}>
        <PageTitle title="Business Profile" />
        {vendor && (
          <>
            <VerificationBadge status={vendor.verificationStatus} />
            <Rating average={vendor.averageRating} count={vendor.reviewCount} />
          </>
        )}
      </Stack>
      {error && asProblem(error).status === 404 && (
        <EmptyState title="Vendor Profile Not Found" text="Please contact support for assistance." />
      )}
      {error && asProblem(error).status !== 404 && <ProblemAlert problem={error} onRetry={refetch} />}
      {!vendor && !error && <Skeleton variant="rounded" height={560} />}
      {vendor && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
          }}
        >
          <Stack spacing={3} sx={{ order: { lg: 1 } }}>
            <VerificationCard vendor={vendor} />
            <BusinessPerformance />
          </Stack>
          <Stack spacing={3}>
            <BusinessForms vendor={vendor} />
            <ProviderPhoto />
            <WorkPhotos />
            <ApplicationOnFile />
          </Stack>
        </Box>
      )}
    </Stack>
  );
}
