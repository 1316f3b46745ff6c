import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function TimeGridSkeleton() {
  return (
    <Box aria-label="Loading the start times" sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 1 }}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={48} />
      ))}
    </Box>
  );
}
