import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Holds the place of a service card, at its size. */
export function SkeletonCard() {
  return (
    <Paper aria-hidden sx={{ p: 2.5, minHeight: 262 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1.5 }}>
        <Skeleton variant="rounded" width={120} height={36} />
        <Skeleton width={56} />
      </Stack>
      <Skeleton sx={{ fontSize: '1.1875rem', width: '70%', mb: 1 }} />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="60%" sx={{ mt: 2 }} />
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <Skeleton variant="rounded" height={36} sx={{ flex: 1 }} />
        <Skeleton variant="rounded" height={36} sx={{ flex: 1 }} />
      </Stack>
    </Paper>
  );
}
