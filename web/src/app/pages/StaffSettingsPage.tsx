import Stack from '@mui/material/Stack';
import { PlatformSettings } from '#features/admin/settings/PlatformSettings.tsx';
import { SecuritySections } from '#features/security/SecuritySections.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

/** /dashboard/settings of an administrator: those of the platform, and their own. */
export const AdminSettingsPage = () => <Settings />;

/** The same for an auditor, who only reads. */
export const AuditorSettingsPage = () => <Settings readOnly />;

function Settings({ readOnly = false }: { readOnly?: boolean }) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <PageTitle title="Settings" />
      <PlatformSettings readOnly={readOnly} />
      <SecuritySections />
    </Stack>
  );
}
