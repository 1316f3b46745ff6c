import Stack from '@mui/material/Stack';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { VendorBookings } from './VendorBookings.tsx';

/** /dashboard/my-bookings of a vendor */
export function VendorBookingsPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="My Bookings" />
      <StatusFilter />
      <VendorBookings />
    </Stack>
  );
}
