import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';

export function BookingPageSkeleton() {
  return (
    <Container role="status" aria-label="Loading the booking form" sx={{ py: { xs: 3, md: 5 } }}>
      <Placeholder style={{ height: 64, maxWidth: '36rem', marginBottom: 32 }} />
      <Box sx={{ display: 'grid', gap: { xs: 4, lg: 6 }, gridTemplateColumns: { xs: '1fr', lg: '1fr 24rem' } }}>
        <Placeholder style={{ height: 600 }} />
        <Placeholder style={{ height: 420 }} />
      </Box>
    </Container>
  );
}
