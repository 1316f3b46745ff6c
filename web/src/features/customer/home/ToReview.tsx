import type { Booking } from '#shared/booking/api.ts';
import { BookingRow, BookingRows } from '#shared/booking/BookingRow.tsx';
import { paths } from '#shared/paths.ts';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { PanelLink } from '#ui/cards/PanelLink.tsx';
import { ReviewButton } from '../bookings/ReviewButton.tsx';

/** The work that was completed last and has not been reviewed. */
export function ToReview({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <Panel title="To review" action={<PanelLink href={paths.bookingsThatAre('completed')}>All completed</PanelLink>}>
      <BookingRows>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            title={booking.service.title}
            booking={booking}
            party={booking.vendor.businessName}
            picture={<VendorAvatar name={booking.vendor.businessName} photo={booking.vendor.photoUrl} size={36} />}
            href={paths.booking(booking.id)}
            end={<ReviewButton booking={booking} />}
          />
        ))}
      </BookingRows>
    </Panel>
  );
}
