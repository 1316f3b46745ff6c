import type { Booking } from '#shared/booking/api.ts';
import { BookingFrame } from '#shared/booking/card/BookingFrame.tsx';
import { CalendarButton } from '#shared/booking/card/CalendarButton.tsx';
import { TimelineButton } from '#shared/booking/card/TimelineButton.tsx';
import { ProviderPhone } from '../ProviderPhone.tsx';
import { WithVendor } from '../WithVendor.tsx';
import { BookAgain } from './BookAgain.tsx';
import { BookedPrice } from './BookedPrice.tsx';
import { BookingActions } from './BookingActions.tsx';

interface Props {
  booking: Booking;
  /** The timeline stands below it. */
  alone: boolean;
}

export function BookingCard({ booking, alone }: Props) {
  const { service, vendor, status } = booking;
  const isOpen = status === 'pending' || status === 'confirmed';
  return (
    <BookingFrame
      booking={booking}
      side="customer"
      label={service.title}
      party={
        <>
          <WithVendor vendor={vendor} />
          <ProviderPhone vendor={vendor} />
        </>
      }
      price={<BookedPrice booking={booking} />}
      actions={(openDialog) => <BookingActions booking={booking} openDialog={openDialog} />}
      tools={(openDialog) => (
        <>
          {!alone && <TimelineButton openDialog={openDialog} />}
          {isOpen ? <CalendarButton booking={booking} /> : <BookAgain booking={booking} />}
        </>
      )}
    />
  );
}
