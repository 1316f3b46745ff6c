import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useSecurityDialog } from '#ui/dialogs/security-dialog.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useAccountSecurityQuery } from './api.ts';
import { EmailPanel } from './email/EmailPanel.tsx';
import { PasswordPanel } from './password/PasswordPanel.tsx';
import { SessionsPanel } from './sessions/SessionsPanel.tsx';
import { TwoFactorPanel } from './two-factor/TwoFactorPanel.tsx';
import { useFreshOnFocus } from './useFreshOnFocus.ts';

// Forms and their rules are fetched when the first of them is opened.
const SecurityDialogs = onDemand(async () => (await import('./SecurityDialogs.tsx')).SecurityDialogs);

interface Props {
  /** Whether the way to a new password is among them, and not elsewhere on the page. */
  password?: boolean;
}

/** How a person signs in and where they are signed in: on the settings page of every role. */
export function SecuritySections({ password = true }: Props) {
  const { data: security, error, refetch } = useAccountSecurityQuery();
  const { dialog, open, close } = useSecurityDialog();
  useFreshOnFocus(refetch);

  if (error && !security) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!security) return <SecuritySkeleton />;
  return (
    <Stack spacing={3}>
      {password && <PasswordPanel onChange={() => open('password')} />}
      <EmailPanel security={security} onChange={() => open('email')} />
      <TwoFactorPanel security={security} onOpen={open} />
      <SessionsPanel />
      {dialog && <SecurityDialogs key={dialog} dialog={dialog} security={security} onClose={close} />}
    </Stack>
  );
}

function SecuritySkeleton() {
  return (
    <Stack spacing={3} role="status" aria-label="Loading security settings">
      {[128, 128, 160, 220].map((height, place) => (
        <Skeleton key={place} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
