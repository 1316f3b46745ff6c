import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export function VendorHomeSkeleton() {
  return (
    <Stack spacing={3} role="status" aria-label="Loading your dashboard">
      <Skeleton variant="rounded" height={44} sx={{ maxWidth: '24rem' }} />
      <Skeleton variant="rounded" height={108} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <Skeleton variant="rounded" height={400} />
        <Skeleton variant="rounded" height={400} />
      </Box>
    </Stack>
  );
}
