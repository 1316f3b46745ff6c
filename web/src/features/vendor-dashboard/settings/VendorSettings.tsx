import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useVendorSettingsQuery, useWorkingHoursQuery } from './api.ts';
import { DaysPanel } from './days/DaysPanel.tsx';
import { VendorSettingsForm } from './VendorSettingsForm.tsx';

/** How a vendor is told of bookings, takes them, and prices them. */
export function VendorSettings() {
  const settings = useVendorSettingsQuery();
  const hours = useWorkingHoursQuery();

  const failed = [settings, hours].find(({ data, error }) => error && !data);
  if (failed) return <ProblemAlert problem={failed.error} onRetry={failed.refetch} />;
  if (!settings.data || !hours.data) return <SettingsSkeleton />;
  return (
    <Stack spacing={3}>
      <VendorSettingsForm settings={settings.data} hours={hours.data} />
      <DaysPanel hours={hours.data} />
    </Stack>
  );
}

function SettingsSkeleton() {
  return (
    <Stack spacing={3} role="status" aria-label="Loading settings">
      {[460, 300, 260, 620].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
