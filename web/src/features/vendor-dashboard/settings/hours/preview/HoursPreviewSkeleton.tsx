import Skeleton from '@mui/material/Skeleton';

export const HoursPreviewSkeleton = () => <Skeleton variant="rounded" height={280} role="status" aria-label="Loading the preview" />;
