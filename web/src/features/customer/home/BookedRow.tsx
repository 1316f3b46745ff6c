import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import { BookingRow } from '#shared/booking/BookingRow.tsx';
import { paths } from '#shared/paths.ts';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';

/** A booking as its customer sees it in a list of few. */
export function BookedRow({ booking, end }: { booking: Booking; end: ReactNode }) {
  const { id, service, vendor } = booking;
  return (
    <BookingRow
      title={service.title}
      booking={booking}
      party={vendor.businessName}
      picture={<VendorAvatar name={vendor.businessName} photo={vendor.photoUrl} size={36} />}
      href={paths.booking(id)}
      end={end}
    />
  );
}
