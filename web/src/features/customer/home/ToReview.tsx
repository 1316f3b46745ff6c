import type { Booking } from '#shared/booking/api.ts';
import { BookingRows } from '#shared/booking/BookingRow.tsx';
import { paths } from '#shared/paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { PanelLink } from '#ui/cards/PanelLink.tsx';
import { ReviewButton } from '../bookings/ReviewButton.tsx';
import { BookedRow } from './BookedRow.tsx';

/** The work that was completed last and has not been reviewed. */
export function ToReview({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <Panel title="To review" action={<PanelLink href={paths.bookingsThatAre('completed')}>All completed</PanelLink>}>
      <BookingRows>
        {bookings.map((booking) => (
          <BookedRow key={booking.id} booking={booking} end={<ReviewButton booking={booking} />} />
        ))}
      </BookingRows>
    </Panel>
  );
}
