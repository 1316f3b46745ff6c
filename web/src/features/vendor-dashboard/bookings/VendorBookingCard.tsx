import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ContactIcon from 'virtual:icon/outline-contact-phone';
import PersonIcon from 'virtual:icon/outline-person';
import PhoneIcon from 'virtual:icon/outline-phone';
import type { Booking } from '#shared/booking/api.ts';
import { BookingFrame } from '#shared/booking/card/BookingFrame.tsx';
import { CalendarButton } from '#shared/booking/card/CalendarButton.tsx';
import { TimelineButton } from '#shared/booking/card/TimelineButton.tsx';
import { PhoneLink } from '#shared/booking/contact/PhoneLink.tsx';
import { Fact } from '#ui/cards/Fact.tsx';
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
      party={<Customer {...customer} />}
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

function Customer({ fullName, phone }: Booking['customer']) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.75 }}>
      <Fact icon={<PersonIcon />}>{fullName}</Fact>
      {phone && (
        <Fact icon={<PhoneIcon />}>
          <PhoneLink number={phone} />
        </Fact>
      )}
    </Stack>
  );
}
