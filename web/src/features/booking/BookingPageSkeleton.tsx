import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';

export function BookingPageSkeleton() {
  return (
    <Container role="status" aria-label="Loading the booking form" sx={{ py: { xs: 3, md: 5 } }}>
      <Skeleton variant="rounded" height={64} sx={{ maxWidth: '36rem', mb: 4 }} />
      <Box sx={{ display: 'grid', gap: { xs: 4, lg: 6 }, gridTemplateColumns: { xs: '1fr', lg: '1fr 24rem' } }}>
        <Skeleton variant="rounded" height={600} />
        <Skeleton variant="rounded" height={420} />
      </Box>
    </Container>
  );
}
