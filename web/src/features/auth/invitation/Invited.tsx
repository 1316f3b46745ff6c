import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import type { DoSignIn } from '../sign-in/useSignIn.ts';
import { useSignOut } from '../sign-in/useSignOut.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { useLookAtInvitationMutation } from './api.ts';

/** Where the link of an invitation leads. */
export function Invited({ token, signIn }: { token: string; signIn: DoSignIn }) {
  const { status, user } = useSession();
  const [look, { data: invitation, error }] = useLookAtInvitationMutation();
  const begin = useEffectEvent(() => void look({ lookAtInvitationDto: { token } }));
  useEffect(() => begin(), [token]);

  if (error) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <ProblemAlert problem={error} title="This invitation can’t be used." />
        <Button variant="outlined" href={paths.auth}>
          Go to sign-in
        </Button>
      </Box>
    );
  }
  if (status === 'signed-in' && user) return <SomebodyElse email={user.email} />;
  return <AcceptInvitation token={token} signIn={signIn} invitation={invitation} />;
}

/** An account is for one person: whoever is signed in here has one already. */
function SomebodyElse({ email }: { email: string }) {
  const signOut = useSignOut();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography
        sx={{ overflowWrap: 'anywhere' }}
      >{`You are signed in as ${email}. Sign out first, then open the link of the invitation again.`}</Typography>
      <Button variant="outlined" onClick={() => void signOut()}>
        Sign Out
      </Button>
    </Box>
  );
}
