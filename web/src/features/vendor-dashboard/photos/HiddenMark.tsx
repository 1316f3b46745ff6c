import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import HiddenIcon from 'virtual:icon/outline-visibility-off';
import type { OwnWorkPhotoDto } from '#api/generated.ts';

interface Props {
  hidden: OwnWorkPhotoDto['hidden'];
  /** Which of two, where there are two. */
  of?: 'Before' | 'After' | undefined;
}

/** Says that customers do not see a photo, and why. */
export function HiddenMark({ hidden, of }: Props) {
  if (!hidden) return null;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Chip
        variant="status"
        size="small"
        color="error"
        icon={<HiddenIcon />}
        label={of ? `${of}: Hidden by Plumb & Level` : 'Hidden by Plumb & Level'}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Customers don’t see it. It counts among your photos until you remove it.{hidden.reason && ` Why: ${hidden.reason}`}
      </Typography>
    </Stack>
  );
}
