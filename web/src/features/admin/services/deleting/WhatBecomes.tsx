import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ServiceDeletionPreviewDto } from '#api/staff/generated-staff.ts';
import { timeLabel } from '#shared/slots/slot-words.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';

/** As the server's own decisions say. */
export function WhatBecomes({ preview: { bookings, holds } }: { preview: ServiceDeletionPreviewDto }) {
  const ended = holds.filter(({ ends }) => ends);
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      {bookings.length === 0 && <Typography>No booking is open.</Typography>}
      <Group
        title={`${counted(bookings.length, 'open booking')} ${bookings.length === 1 ? 'goes' : 'go'} on, with the title, price and terms that were agreed`}
        lines={bookings.map(
          ({ bookingId, date, time, customerName, status }) =>
            [bookingId, `${when({ date, time })} · ${customerName} · ${status}`] as const,
        )}
      />
      <Group
        title={`${counted(ended.length, 'customer')} who ${ended.length === 1 ? 'is' : 'are'} about to book can’t do so any more`}
        lines={ended.map(({ holdId, date, time, customerName }) => [holdId, `${when({ date, time })} · ${customerName}`] as const)}
      />
    </Box>
  );
}

const when = ({ date, time }: { date: string; time: string }) => `${calendarDateLabel(date)}, ${timeLabel(time)}`;

function Group({ title, lines }: { title: string; lines: readonly (readonly [id: string, line: string])[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" tabIndex={0} aria-label={title} sx={{ m: 0, mt: 0.5, p: 0, pl: 2.5, maxHeight: 132, overflowY: 'auto' }}>
        {lines.map(([id, line]) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
