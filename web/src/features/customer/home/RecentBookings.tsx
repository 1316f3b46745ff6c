import Skeleton from '@mui/material/Skeleton';
import type { BookingDto } from '#api/generated.ts';
import { AllBookings } from '#shared/booking/AllBookings.tsx';
import { BookingRow, BookingRows, StatusAndAmount } from '#shared/booking/BookingRow.tsx';
import { paths } from '#shared/paths.ts';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';

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
        <BookingRow
          key={booking.id}
          title={booking.service.title}
          booking={booking}
          party={booking.vendor.businessName}
          picture={<VendorAvatar name={booking.vendor.businessName} photo={booking.vendor.photoUrl} size={36} />}
          href={paths.booking(booking.id)}
          end={<StatusAndAmount status={booking.status} cents={booking.totalCents} />}
        />
      ))}
    </BookingRows>
  );
}
