import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeLabel } from '#shared/slots/slot-words.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import type { AffectedBookingDto } from '../api.ts';
import type { Confirmed } from './ConfirmedChoice.tsx';

interface Props {
  bookings: readonly AffectedBookingDto[];
  confirmed: Confirmed;
}

/** Which open bookings end, and which stand: as the server's own decision says. */
export function AffectedBookings({ bookings, confirmed }: Props) {
  const isEnded = ({ ends }: AffectedBookingDto) => ends === 'always' || (ends === 'ifChosen' && confirmed === 'cancel');
  const ended = bookings.filter(isEnded);
  const standing = bookings.filter((booking) => !isEnded(booking));
  if (bookings.length === 0) return <Typography>No booking is open.</Typography>;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Group title={`${counted(ended.length, 'booking')} will be cancelled, and nobody pays`} bookings={ended} />
      <Group title={`${counted(standing.length, 'booking')} ${standing.length === 1 ? 'stands' : 'stand'}`} bookings={standing} />
    </Box>
  );
}

function Group({ title, bookings }: { title: string; bookings: readonly AffectedBookingDto[] }) {
  if (bookings.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" tabIndex={0} aria-label={title} sx={{ m: 0, mt: 0.5, p: 0, pl: 2.5, maxHeight: 132, overflowY: 'auto' }}>
        {bookings.map(({ bookingId, serviceTitle, customerName, status, date, time }) => (
          <Typography key={bookingId} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`${calendarDateLabel(date)}, ${timeLabel(time)} · ${serviceTitle} for ${customerName} · ${status}`}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
