import Stack from '@mui/material/Stack';
import { AccountSecurity } from '#features/account/AccountSecurity.tsx';
import { SecuritySections } from '#features/security/SecuritySections.tsx';
import { DangerZone } from '#features/vendor-dashboard/settings/DangerZone.tsx';
import { VendorSettings } from '#features/vendor-dashboard/settings/VendorSettings.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

/** /dashboard/settings of a vendor */
export function VendorSettingsPage() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <PageTitle title="Settings" />
      <VendorSettings />
      <AccountSecurity />
      <SecuritySections password={false} />
      <DangerZone />
    </Stack>
  );
}
