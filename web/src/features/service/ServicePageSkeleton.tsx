import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export function ServicePageSkeleton() {
  return (
    <Container role="status" aria-label="Loading the service" sx={{ py: { xs: 3, md: 5 } }}>
      <Skeleton width="16rem" sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: { xs: 4, lg: 6 }, gridTemplateColumns: { xs: '1fr', lg: '1fr 25rem' } }}>
        <Stack spacing={2}>
          <Skeleton width="8rem" />
          <Skeleton variant="rounded" height={64} />
          <Skeleton width="12rem" height={40} />
          <Skeleton variant="rounded" height={160} />
        </Stack>
        <Skeleton variant="rounded" height={720} />
      </Box>
    </Container>
  );
}
