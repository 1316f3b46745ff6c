import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { BookingListSkeleton } from '../../../ui/BookingListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { counted } from '../../../ui/labels.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { paths } from '../../../ui/paths.ts';
import { ProblemAlert } from '../../../ui/ProblemAlert.tsx';
import { Refreshing } from '../../../ui/Refreshing.tsx';
import { useVendorBookingsQuery } from '../api.ts';
import { STATUSES, StatusFilter, statusFrom } from './StatusFilter.tsx';
import { VendorBookingCard } from './VendorBookingCard.tsx';

/** /dashboard/my-bookings of a vendor */
export function VendorBookingsPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="My Bookings" />
      <StatusFilter />
      <Bookings />
    </Stack>
  );
}

function Bookings() {
  const [params] = useSearchParams();
  const status = statusFrom(params);
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data: bookings, error, isFetching, refetch } = useVendorBookingsQuery({ page, ...(status && { status }) });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!bookings) return <BookingListSkeleton />;
  if (bookings.total === 0) return <EmptyState title={status ? `No ${STATUSES[status].toLowerCase()} bookings` : 'No bookings yet'} />;
  const hrefOf = (number: number) => `${paths.myBookings}?${new URLSearchParams({ ...(status && { status }), page: String(number) })}`;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <Typography role="status" color="textSecondary">
          {status ? counted(bookings.total, `${status} booking`) : `${counted(bookings.total, 'booking')} in total`}
        </Typography>
        {bookings.items.map((booking) => (
          <VendorBookingCard key={booking.id} booking={booking} />
        ))}
        <Pagination page={bookings.page} pageCount={bookings.pageCount} hrefOf={hrefOf} />
      </Stack>
    </Refreshing>
  );
}
