import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeLabel } from '#shared/slots/slot-words.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';

/** An open booking, and who is concerned by it. */
export interface Affected {
  bookingId: string;
  serviceTitle: string;
  /** "for Ada Moss", "by Bright & Co" */
  whose: string;
  status: string;
  date: string;
  time: string;
}

interface Props {
  ended: readonly Affected[];
  standing: readonly Affected[];
}

/** Which open bookings end, and which stand: as the server's own decision says. */
export function AffectedGroups({ ended, standing }: Props) {
  if (ended.length + standing.length === 0) return <Typography>No booking is open.</Typography>;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Group title={`${counted(ended.length, 'booking')} will be cancelled, and nobody pays`} bookings={ended} />
      <Group title={`${counted(standing.length, 'booking')} ${standing.length === 1 ? 'stands' : 'stand'}`} bookings={standing} />
    </Box>
  );
}

function Group({ title, bookings }: { title: string; bookings: readonly Affected[] }) {
  if (bookings.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" tabIndex={0} aria-label={title} sx={{ m: 0, mt: 0.5, p: 0, pl: 2.5, maxHeight: 132, overflowY: 'auto' }}>
        {bookings.map(({ bookingId, serviceTitle, whose, status, date, time }) => (
          <Typography key={bookingId} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`${calendarDateLabel(date)}, ${timeLabel(time)} · ${serviceTitle} ${whose} · ${status}`}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
