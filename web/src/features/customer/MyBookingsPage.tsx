import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { BookingListSkeleton } from '../../ui/BookingListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { paths } from '../../ui/paths.ts';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { Refreshing } from '../../ui/Refreshing.tsx';
import { useMyBookingsQuery } from './api.ts';
import { BookingCard } from './BookingCard.tsx';

/** /dashboard/my-bookings of a customer */
export function MyBookingsPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="My Bookings" />
      <MyBookings />
    </Stack>
  );
}

function MyBookings() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data: bookings, error, isFetching, refetch } = useMyBookingsQuery({ page });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!bookings) return <BookingListSkeleton />;
  if (bookings.total === 0) {
    return <EmptyState title="No bookings yet" action={<Button href={paths.services}>Book a Service</Button>} />;
  }
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        {bookings.items.map((booking) => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
        <Pagination page={bookings.page} pageCount={bookings.pageCount} hrefOf={(number) => `${paths.myBookings}?page=${number}`} />
      </Stack>
    </Refreshing>
  );
}
