import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PhoneLink } from '#shared/booking/contact/PhoneLink.tsx';
import { paths } from '#shared/paths.ts';
import { Rating } from '#shared/reviews/Rating.tsx';
import { PersonAvatar } from '#shared/vendors/PersonAvatar.tsx';
import { calendarDateLabel } from '#ui/format/dates.ts';
import type { Customer } from './api.ts';
import { ContactButton } from './ContactButton.tsx';

const PICTURE = 40;

export function CustomerRow({ customer }: { customer: Customer }) {
  const { customerId, fullName, phone, avatarUrl, bookingCount, lastBookingDate, averageRating, ratingCount } = customer;
  return (
    <tr>
      <th scope="row">
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <PersonAvatar src={avatarUrl} name={fullName} size={PICTURE} />
          <div>
            <div>{fullName}</div>
            {phone && <PhoneLink number={phone} />}
          </div>
        </Stack>
      </th>
      <td data-label="Last Booking">{calendarDateLabel(lastBookingDate)}</td>
      <td data-label="Bookings" data-number>
        {bookingCount}
      </td>
      <td data-label="Avg Rating">
        <Rating average={averageRating} count={ratingCount} />
      </td>
      <td>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ContactButton customer={customer} />
          <Button href={paths.bookingsOf(customerId)} variant="outlined" size="small" aria-label={`View History of ${fullName}`}>
            View History
          </Button>
        </Stack>
      </td>
    </tr>
  );
}
