import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { BookingPageDto } from '../../../api/generated.ts';
import { BookingListSkeleton } from '../../../ui/BookingListSkeleton.tsx';
import { counted } from '../../../ui/labels.ts';
import { Pagination } from '../../../ui/Pagination.tsx';
import { paths } from '../../../ui/paths.ts';
import { ProblemAlert } from '../../../ui/ProblemAlert.tsx';
import { Refreshing } from '../../../ui/Refreshing.tsx';
import { useVendorBookingsQuery } from '../api.ts';
import { type ChosenBookings, chosenFrom, paramsOf } from './chosen-bookings.ts';
import { NoBookings } from './NoBookings.tsx';
import { VendorBookingCard } from './VendorBookingCard.tsx';

const hrefOf = (chosen: ChosenBookings) => {
  const params = String(paramsOf(chosen));
  return params ? `${paths.myBookings}?${params}` : paths.myBookings;
};

export function VendorBookings() {
  const [params] = useSearchParams();
  const chosen = chosenFrom(params);
  const { data: bookings, error, isFetching, refetch } = useVendorBookingsQuery(chosen);

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!bookings) return <BookingListSkeleton />;
  if (bookings.total === 0) return <NoBookings chosen={chosen} />;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <Total bookings={bookings} chosen={chosen} />
        {bookings.items.map((booking) => (
          <VendorBookingCard key={booking.id} booking={booking} />
        ))}
        <Pagination page={bookings.page} pageCount={bookings.pageCount} hrefOf={(page) => hrefOf({ ...chosen, page })} />
      </Stack>
    </Refreshing>
  );
}

function Total({ bookings: { total, items }, chosen: { status, customer } }: { bookings: BookingPageDto; chosen: ChosenBookings }) {
  const count = counted(total, status ? `${status} booking` : 'booking');
  const name = items[0]?.customer.fullName ?? 'one customer';
  return (
    <Typography role="status" color="textSecondary">
      {customer ? `${count} of ${name}. ` : status ? count : `${count} in total`}
      {customer && <Link href={hrefOf({ status, page: 1 })}>Show those of all customers</Link>}
    </Typography>
  );
}
