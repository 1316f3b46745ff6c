import Skeleton from '@mui/material/Skeleton';
import type { BookingDto } from '#api/generated.ts';
import { AllBookings } from '#shared/booking/AllBookings.tsx';
import { BookingRows, StatusAndAmount } from '#shared/booking/BookingRow.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { BookedRow } from './BookedRow.tsx';

/** The five that were made last. */
export function RecentBookings({ bookings }: { bookings: BookingDto[] | undefined }) {
  const some = bookings && bookings.length > 0;
  return (
    <Panel title="Recent Bookings" action={some && <AllBookings />}>
      <Newest bookings={bookings} />
    </Panel>
  );
}

function Newest({ bookings }: { bookings: BookingDto[] | undefined }) {
  if (!bookings) return <Skeleton variant="rounded" height={320} />;
  if (bookings.length === 0)
    return <EmptyState title="No bookings yet" text="Your bookings appear here, each with its time and its price." />;
  return (
    <BookingRows>
      {bookings.map((booking) => (
        <BookedRow key={booking.id} booking={booking} end={<StatusAndAmount status={booking.status} cents={booking.totalCents} />} />
      ))}
    </BookingRows>
  );
}
