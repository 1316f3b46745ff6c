import Skeleton from '@mui/material/Skeleton';

/** As large as the calendar that takes its place. */
export function CalendarSkeleton() {
  return <Skeleton variant="rounded" height={330} aria-label="Loading the calendar" />;
}
