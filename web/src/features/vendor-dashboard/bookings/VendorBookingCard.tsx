import Button from '@mui/material/Button';
import ContactIcon from 'virtual:icon/outline-contact-phone';
import type { Booking } from '#shared/booking/api.ts';
import { BookingFrame } from '#shared/booking/card/BookingFrame.tsx';
import { CalendarButton } from '#shared/booking/card/CalendarButton.tsx';
import { TimelineButton } from '#shared/booking/card/TimelineButton.tsx';
import { CustomerFacts } from '../CustomerFacts.tsx';
import { AgreedPrice } from './AgreedPrice.tsx';
import { BookingActions } from './BookingActions.tsx';

interface Props {
  booking: Booking;
  /** The timeline stands below it. */
  alone: boolean;
}

export function VendorBookingCard({ booking, alone }: Props) {
  const { customer, service, status } = booking;
  return (
    <BookingFrame
      booking={booking}
      side="vendor"
      label={`${service.title} for ${customer.fullName}`}
      party={<CustomerFacts {...customer} />}
      price={<AgreedPrice booking={booking} />}
      actions={(openDialog) => <BookingActions booking={booking} openDialog={openDialog} />}
      tools={(openDialog) => (
        <>
          <Button size="small" color="inherit" startIcon={<ContactIcon />} onClick={() => openDialog('contact')}>
            Contact Customer
          </Button>
          {!alone && <TimelineButton openDialog={openDialog} />}
          {(status === 'pending' || status === 'confirmed') && <CalendarButton booking={booking} />}
        </>
      )}
    />
  );
}
