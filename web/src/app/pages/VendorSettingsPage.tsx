import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { AccountSecurity } from '#features/account/AccountSecurity.tsx';
import { SecuritySections } from '#features/security/SecuritySections.tsx';
import { VendorSettings } from '#features/vendor-dashboard/settings/VendorSettings.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

// At the very foot, where few ever come.
const DangerZone = lazy(async () => ({ default: (await import('#features/vendor-dashboard/settings/DangerZone.tsx')).DangerZone }));

/** /dashboard/settings of a vendor */
export function VendorSettingsPage() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <PageTitle title="Settings" />
      <VendorSettings />
      <AccountSecurity />
      <SecuritySections password={false} />
      <Suspense>
        <DangerZone />
      </Suspense>
    </Stack>
  );
}
