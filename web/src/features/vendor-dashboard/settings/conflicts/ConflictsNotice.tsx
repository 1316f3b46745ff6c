import Link from '@mui/material/Link';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { counted } from '#ui/format/labels.ts';
import { useBookingConflictsQuery } from '../api.ts';
import { ConflictList } from './ConflictList.tsx';

/** Bookings that were made before the hours became what they are. */
export function ConflictsNotice() {
  const { data: conflicts } = useBookingConflictsQuery();
  if (!conflicts || conflicts.items.length === 0) return null;
  const { items } = conflicts;
  return (
    <Notice sx={{ mb: 1 }}>
      <p>
        {counted(items.length, 'booking lies', 'bookings lie')} outside of your hours. {items.length === 1 ? 'It stays' : 'They stay'} as
        agreed; you find {items.length === 1 ? 'it' : 'them'} under{' '}
        <Link href={paths.myBookings} color="inherit">
          My Bookings
        </Link>
        .
      </p>
      <ConflictList conflicts={items} />
    </Notice>
  );
}
