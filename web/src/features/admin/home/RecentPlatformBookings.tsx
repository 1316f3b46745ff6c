import Skeleton from '@mui/material/Skeleton';
import { standing } from '#api/cache/standing.ts';
import { AllBookings } from '#shared/booking/AllBookings.tsx';
import { BookingRow, BookingRows, StatusAndAmount } from '#shared/booking/BookingRow.tsx';
import { staffPaths } from '#shared/staff-paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useRecentBookingsQuery } from '../api.ts';
import { AGAIN } from './again.ts';

export function RecentPlatformBookings() {
  return (
    <Panel title="Recent Bookings" action={<AllBookings href={staffPaths.bookings} />}>
      <NewestBookings />
    </Panel>
  );
}

function NewestBookings() {
  const { data: bookings, error, refetch } = standing(useRecentBookingsQuery(undefined, AGAIN));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!bookings) return <Skeleton variant="rounded" height={420} />;
  if (bookings.length === 0) return <EmptyState title="No bookings yet" />;
  return (
    <BookingRows>
      {bookings.map((booking) => (
        <BookingRow
          key={booking.id}
          title={booking.serviceTitle}
          booking={booking}
          party={`${booking.customerName} with ${booking.businessName}`}
          end={<StatusAndAmount status={booking.status} cents={booking.priceCents} />}
        />
      ))}
    </BookingRows>
  );
}
