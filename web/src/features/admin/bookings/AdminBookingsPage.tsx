import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { staffPaths } from '#shared/staff-paths.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { SearchInAddress } from '#ui/page/SearchInAddress.tsx';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { ClaimsDesk } from './claims/ClaimsDesk.tsx';
import { BookingFilter } from './list/BookingFilter.tsx';
import { FoundBookings } from './list/FoundBookings.tsx';

/** /dashboard/bookings of an admin: what waits for a decision, then all bookings. */
export function AdminBookingsPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="Bookings" />
      <ClaimsDesk />
      <Stack component="section" aria-labelledby="all-bookings" spacing={2}>
        <Typography id="all-bookings" variant="h2">
          All bookings
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', '& > form': { flex: '1 1 18rem' } }}>
          <SearchInAddress label="Search bookings" placeholder="Search by service, business or customer..." />
          <BookingFilter />
          <ViewsMenu list="bookings" path={staffPaths.bookings} />
        </Stack>
        <FoundBookings />
      </Stack>
    </Stack>
  );
}
