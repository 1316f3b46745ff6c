import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export function BookingListSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label="Loading bookings">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} variant="rounded" height={168} />
      ))}
    </Stack>
  );
}
