import Stack from '@mui/material/Stack';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { SecuritySections } from './SecuritySections.tsx';

/** /dashboard/settings of those who have no other settings. */
export function SettingsPage() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <PageTitle title="Settings" />
      <SecuritySections />
    </Stack>
  );
}
