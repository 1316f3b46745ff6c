import Stack from '@mui/material/Stack';
import { staffPaths } from '#shared/staff-paths.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { SearchInAddress } from '#ui/page/SearchInAddress.tsx';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { FoundVendors } from './FoundVendors.tsx';
import { VendorFigures } from './VendorFigures.tsx';
import { VendorFilter } from './VendorFilter.tsx';
import { VendorOrderSelect } from './VendorOrderSelect.tsx';

/** /admin/vendors: every provider, whatever their state. */
export function VendorsPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="Vendor Management" />
      <VendorFigures />
      <Stack component="section" aria-label="Vendors" spacing={2}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', '& > form': { flex: '1 1 18rem' } }}>
          <SearchInAddress label="Search vendors" placeholder="Search vendors..." />
          <VendorOrderSelect />
          <ViewsMenu list="vendors" path={staffPaths.vendors} />
        </Stack>
        <VendorFilter />
        <FoundVendors />
      </Stack>
    </Stack>
  );
}
