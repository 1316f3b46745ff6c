import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '#shared/paths.ts';
import { timeLabel, zoneLabel } from '#shared/slots/slot-words.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import type { AdminBookingDto } from './api.ts';

type Of = Pick<AdminBookingDto, 'customerName' | 'vendorId' | 'businessName' | 'date' | 'time' | 'timeZone'>;

/** Who with whom, and when. */
export function Parties({ of: { customerName, vendorId, businessName, date, time, timeZone } }: { of: Of }) {
  return (
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {customerName} with{' '}
      <Link href={paths.vendor(vendorId)} underline="always">
        {businessName}
      </Link>
      {` · ${calendarDateLabel(date)}, ${timeLabel(time)} ${zoneLabel(timeZone)}`}
    </Typography>
  );
}
