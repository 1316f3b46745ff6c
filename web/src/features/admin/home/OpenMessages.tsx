import Button from '@mui/material/Button';
import Mail from 'virtual:icon/outline-mail';
import { staffPaths } from '#shared/staff-paths.ts';
import { counted } from '#ui/format/labels.ts';
import { usePlatformCountsQuery } from '../api.ts';

/** The way to what people wrote, while something waits for an answer. */
export function OpenMessages() {
  const { data: counts } = usePlatformCountsQuery();
  if (!counts?.openMessages) return null;
  return (
    <Button href={staffPaths.messages} startIcon={<Mail />}>
      {counted(counts.openMessages, 'open message')}
    </Button>
  );
}
