import Skeleton from '@mui/material/Skeleton';
import { standing } from '#api/cache/standing.ts';
import { AllBookings } from '#shared/booking/AllBookings.tsx';
import { BookingRow, BookingRows, StatusAndAmount } from '#shared/booking/BookingRow.tsx';
import { hrefOf } from '#shared/booking/list/chosen-bookings.ts';
import { paths } from '#shared/paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useVendorBookingsQuery } from '../api.ts';

const SHOWN = 5;

export function VendorRecentBookings() {
  return (
    <Panel title="Recent Bookings" action={<AllBookings href={hrefOf({ when: 'all', page: 1 })} />}>
      <NewestBookings />
    </Panel>
  );
}

function NewestBookings() {
  const { data: bookings, error, refetch } = standing(useVendorBookingsQuery({ sort: 'newest' }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!bookings) return <Skeleton variant="rounded" height={320} />;
  if (bookings.total === 0) return <EmptyState title="No bookings yet" />;
  return (
    <BookingRows>
      {bookings.items.slice(0, SHOWN).map((booking) => (
        <BookingRow
          key={booking.id}
          title={booking.service.title}
          booking={booking}
          party={booking.customer.fullName}
          href={paths.booking(booking.id)}
          end={<StatusAndAmount status={booking.status} cents={booking.priceCents} />}
        />
      ))}
    </BookingRows>
  );
}
