import Stack from '@mui/material/Stack';
import { AccountManagement } from '#features/account/AccountManagement.tsx';
import { NotificationSettings } from '#features/account/settings/NotificationSettings.tsx';
import { PrivacySettings } from '#features/account/settings/PrivacySettings.tsx';
import { SecuritySections } from '#features/security/SecuritySections.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

/** /dashboard/settings of a customer */
export function CustomerSettingsPage() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <PageTitle title="Settings" />
      <NotificationSettings />
      <PrivacySettings />
      <SecuritySections password={false} />
      <AccountManagement />
    </Stack>
  );
}
