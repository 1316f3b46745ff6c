import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { usePlatformFeeSettingQuery } from './api.ts';
import { FeeHistory } from './FeeHistory.tsx';
import { FeePanel } from './FeePanel.tsx';

/** What is set for the whole platform. Auditors read it. */
export function PlatformSettings({ readOnly = false }: { readOnly?: boolean }) {
  const { data: setting, error, refetch } = usePlatformFeeSettingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !setting) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!setting) return <Skeleton variant="rounded" height={420} role="status" aria-label="Loading platform settings" />;
  return (
    <Stack spacing={3}>
      <FeePanel setting={setting} readOnly={readOnly} onChanged={refetch} />
      <FeeHistory changes={setting.changes} />
    </Stack>
  );
}
