import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '#api/session/session.ts';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { paths, samePath } from '#shared/paths.ts';
import { toast } from '#ui/feedback/toast.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { TwoFactorSetUp } from './two-factor/set-up/TwoFactorSetUp.tsx';

/** /dashboard/two-factor: what administrators and auditors do before anything else. */
export function TwoFactorPage() {
  const { user, role } = useSession();
  const [params] = useSearchParams();
  const onward = samePath(params.get('returnTo')) ?? paths.dashboard;
  // It is set up from the second step, while the recovery codes are still in sight.
  const [needed, setNeeded] = useState(user?.twoFactorRequired);
  if (!user || !role || !needed) return <Navigate to={onward} replace />;

  const done = () => {
    toast.success('Two-factor is on', 'From now on, signing in takes a code from your authenticator app.');
    setNeeded(false);
  };
  return (
    <Stack spacing={3} sx={{ maxWidth: 520, mx: 'auto' }}>
      <PageTitle title="Set up two-factor" />
      <Typography>
        As {role === 'user' ? 'a member of the team' : `an ${ROLE_NAMES[role]}`} you see what others may not. So a password alone does not
        let you in: you also need a code from an app on your phone. Setting it up takes two minutes, once.
      </Typography>
      <Paper sx={{ p: { xs: 2, md: 3 } }}>
        <TwoFactorSetUp email={user.email} onDone={done} />
      </Paper>
    </Stack>
  );
}
