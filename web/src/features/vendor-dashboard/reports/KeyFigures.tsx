import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { zoneLabel } from '#shared/slots/slot-words.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { money } from '#ui/format/money.ts';
import { grouped } from '#ui/format/numbers.ts';
import type { Report } from './api.ts';

export function KeyFigures({ report: { from, to, timeZone, figures } }: { report: Report }) {
  const { revenueCents, bookings, completedBookings, newCustomers, averageRating, reviewCount } = figures;
  return (
    <Stack spacing={1.5}>
      <Typography role="status" color="textSecondary">
        {calendarDateLabel(from)} to {calendarDateLabel(to)}, {zoneLabel(timeZone)}
      </Typography>
      <StatGrid>
        <StatCard
          label="Total Revenue"
          value={money(revenueCents)}
          definition="The agreed prices of the bookings that were completed on these days, without the platform fee and without cancellation fees."
        />
        <StatCard
          label="Total Bookings"
          value={bookings}
          definition="Bookings that customers made on these days, whatever became of them."
          note={`${grouped(completedBookings)} completed`}
        />
        <StatCard label="New Customers" value={newCustomers} definition="Customers who made their first booking with you on these days." />
        <StatCard
          label="Average Rating"
          value={averageRating?.toFixed(1) ?? '–'}
          definition="The average of the stars of the reviews that were posted on these days, if there are any."
          note={counted(reviewCount, 'review')}
        />
      </StatGrid>
    </Stack>
  );
}
