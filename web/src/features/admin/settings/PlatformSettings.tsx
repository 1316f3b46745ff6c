import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import {
  useBookingDeadlinesSettingQuery,
  useBookingLimitsSettingQuery,
  useFeatureSwitchesSettingQuery,
  usePlatformFeeSettingQuery,
} from './api.ts';
import { DeadlinesHistory } from './deadlines/DeadlinesHistory.tsx';
import { DeadlinesPanel } from './deadlines/DeadlinesPanel.tsx';
import { FeeHistory } from './FeeHistory.tsx';
import { FeePanel } from './FeePanel.tsx';
import { LimitsHistory } from './limits/LimitsHistory.tsx';
import { LimitsPanel } from './limits/LimitsPanel.tsx';
import { SwitchesHistory } from './switches/SwitchesHistory.tsx';
import { SwitchesPanel } from './switches/SwitchesPanel.tsx';

interface Props {
  readOnly?: boolean;
}

/** What is set for the whole platform. Auditors read it. */
export function PlatformSettings({ readOnly = false }: Props) {
  return (
    <>
      <Fee readOnly={readOnly} />
      <Limits readOnly={readOnly} />
      <Deadlines readOnly={readOnly} />
      <Switches readOnly={readOnly} />
    </>
  );
}

function Fee({ readOnly }: Required<Props>) {
  const { data: setting, error, refetch } = usePlatformFeeSettingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !setting) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!setting) return <Loading label="Loading platform settings" />;
  return (
    <Stack spacing={3}>
      <FeePanel setting={setting} readOnly={readOnly} onChanged={refetch} />
      <FeeHistory changes={setting.changes} />
    </Stack>
  );
}

function Limits({ readOnly }: Required<Props>) {
  const { data: setting, error, refetch } = useBookingLimitsSettingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !setting) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!setting) return <Loading label="Loading booking limits" />;
  return (
    <Stack spacing={3}>
      <LimitsPanel setting={setting} readOnly={readOnly} />
      <LimitsHistory changes={setting.changes} />
    </Stack>
  );
}

function Deadlines({ readOnly }: Required<Props>) {
  const { data: setting, error, refetch } = useBookingDeadlinesSettingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !setting) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!setting) return <Loading label="Loading deadlines" />;
  return (
    <Stack spacing={3}>
      <DeadlinesPanel setting={setting} readOnly={readOnly} />
      <DeadlinesHistory changes={setting.changes} />
    </Stack>
  );
}

function Switches({ readOnly }: Required<Props>) {
  const { data: setting, error, refetch } = useFeatureSwitchesSettingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !setting) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!setting) return <Loading label="Loading feature switches" />;
  return (
    <Stack spacing={3}>
      <SwitchesPanel setting={setting} readOnly={readOnly} />
      <SwitchesHistory changes={setting.changes} />
    </Stack>
  );
}

const Loading = ({ label }: { label: string }) => <Skeleton variant="rounded" height={420} role="status" aria-label={label} />;
