import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export function ReviewListSkeleton() {
  return (
    <Stack spacing={2.5} role="status" aria-label="Loading reviews">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={92} />
      ))}
    </Stack>
  );
}
