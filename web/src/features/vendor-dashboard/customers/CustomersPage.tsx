import Stack from '@mui/material/Stack';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { SearchInAddress } from '#ui/page/SearchInAddress.tsx';
import { Customers } from './Customers.tsx';

/** /dashboard/customers of a vendor */
export function CustomersPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="My Customers" />
      <SearchInAddress label="Search customers" placeholder="Search customers..." />
      <Customers />
    </Stack>
  );
}
