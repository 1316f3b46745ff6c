import Stack from '@mui/material/Stack';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Customers } from './Customers.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';

/** /dashboard/customers of a vendor */
export function CustomersPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="My Customers" />
      <CustomerSearch />
      <Customers />
    </Stack>
  );
}
