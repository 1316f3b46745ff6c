import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export function VendorPageSkeleton() {
  return (
    <Container role="status" aria-label="Loading the provider" sx={{ py: { xs: 3, md: 5 } }}>
      <Stack spacing={2}>
        <Skeleton width="12rem" />
        <Skeleton variant="circular" width={64} height={64} />
        <Skeleton variant="rounded" height={64} sx={{ maxWidth: '32rem' }} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={262} />
      </Stack>
    </Container>
  );
}
