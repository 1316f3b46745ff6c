import Container from '@mui/material/Container';
import { Placeholder } from '../../ui/Placeholder.tsx';

export function VendorPageSkeleton() {
  return (
    <Container role="status" aria-label="Loading the provider" sx={{ py: { xs: 3, md: 4 }, display: 'grid', gap: 2 }}>
      <Placeholder style={{ width: '12rem', height: 22 }} />
      <Placeholder style={{ width: 64, height: 64, borderRadius: '50%' }} />
      <Placeholder style={{ maxWidth: '32rem', height: 64 }} />
      <Placeholder style={{ maxWidth: '44rem', height: 120 }} />
      <Placeholder style={{ height: 330 }} />
    </Container>
  );
}
