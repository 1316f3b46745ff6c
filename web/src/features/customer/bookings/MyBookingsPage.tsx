import Stack from '@mui/material/Stack';
import { StatusFilter } from '#shared/booking/list/StatusFilter.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { MyBookings } from './MyBookings.tsx';

/** /dashboard/my-bookings of a customer */
export function MyBookingsPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="My Bookings" />
      <StatusFilter />
      <MyBookings />
    </Stack>
  );
}
