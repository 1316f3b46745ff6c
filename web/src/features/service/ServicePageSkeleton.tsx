import Container from '@mui/material/Container';
import { Placeholder } from '../../ui/Placeholder.tsx';

export function ServicePageSkeleton() {
  return (
    <Container role="status" aria-label="Loading the service" sx={{ py: { xs: 3, md: 4 }, display: 'grid', gap: 2 }}>
      <Placeholder style={{ width: '16rem', maxWidth: '100%', height: 22 }} />
      <Placeholder style={{ width: '8rem', height: 36 }} />
      <Placeholder style={{ maxWidth: '36rem', height: 64 }} />
      <Placeholder style={{ width: '12rem', height: 40 }} />
      <Placeholder style={{ maxWidth: '44rem', height: 320 }} />
    </Container>
  );
}
