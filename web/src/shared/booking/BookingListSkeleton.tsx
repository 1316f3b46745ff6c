import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** As high as the line with the total and the usual card. */
export function BookingListSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label="Loading bookings">
      <TotalSkeleton />
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} variant="rounded" sx={{ height: { xs: 430, md: 228 } }} />
      ))}
    </Stack>
  );
}

/** As high as the line with the total. */
export const TotalSkeleton = () => <Skeleton width="9rem" height={21} />;
