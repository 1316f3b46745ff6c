import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '#api/session/session.ts';
import { useSignedUpAs } from '#shared/account/signed-up.ts';
import { paths } from '#shared/paths.ts';
import { useAuthAddress } from './auth-address.ts';
import { AuthCard } from './AuthCard.tsx';
import { AuthTabs } from './AuthTabs.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { type MailedLink, useMailedLink } from './mailed-links/useMailedLink.ts';
import { ChooseNewPassword } from './password-recovery/ChooseNewPassword.tsx';
import { ForgotPassword } from './password-recovery/ForgotPassword.tsx';
import { useRecovery } from './password-recovery/useRecovery.ts';
import { useSignIn } from './sign-in/useSignIn.ts';

// Few come by an invitation.
const InvitedPerson = lazy(() => import('./invitation/Invited.tsx').then(({ Invited }) => ({ default: Invited })));

/** /auth: signing in, signing up, a forgotten password, and the landing of mailed links. */
export function AuthPage() {
  const { status } = useSession();
  const { view, show, token, returnTo, wanting } = useAuthAddress();
  const mailed = useMailedLink();
  const [confirmed, setConfirmed] = useState('');
  const link: MailedLink = confirmed ? { state: 'redeemed', kind: 'verify', email: confirmed } : mailed;
  const recovery = useRecovery();
  const signIn = useSignIn();
  const signedUpAs = useSignedUpAs();
  const [typed, setTyped] = useState('');
  const recoveryToken = token('recover');
  const invitationToken = token('invitation');

  if (recoveryToken) return <ChooseNewPassword token={recoveryToken} onChosen={recovery.done} onRefused={recovery.refuse} />;
  if (invitationToken) {
    return (
      <AuthCard title="Invitation" heading="Your invitation" step="invitation">
        <Suspense fallback={<Checking />}>
          <InvitedPerson token={invitationToken} signIn={signIn} />
        </Suspense>
      </AuthCard>
    );
  }
  if (link.state === 'checking') return <Checking />;
  if (status === 'signed-in') {
    const onward = link.state !== 'none' && link.kind === 'confirm' ? paths.settings : paths.dashboard;
    return <Navigate to={returnTo ?? onward} state={wanting} replace />;
  }
  if (view === 'forgot-password') {
    const back = (email: string) => {
      setTyped(email);
      show('login');
    };
    return <ForgotPassword email={typed} linkRefused={recovery.outcome.state === 'refused'} onBack={back} />;
  }
  const goOn = (email: string) => {
    setConfirmed(email);
    show('login');
  };
  const known = recovery.outcome.state === 'done' ? recovery.outcome.email : link.state === 'redeemed' ? link.email : (signedUpAs ?? '');
  return (
    <AuthTabs
      tab={view}
      onTab={show}
      returnTo={returnTo}
      // The server draws the form for everybody: it stays, with what was typed, while a remembered session is asked for.
      ready={status !== 'unknown'}
      email={typed || known}
      forgotPassword={{ href: paths.forgotPassword(returnTo), onChosen: setTyped }}
      notice={<LoginNotice recovery={recovery.outcome} link={link} returnTo={returnTo} wanting={wanting} onConfirmed={goOn} />}
      onConfirmed={goOn}
    />
  );
}

function Checking() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50dvh' }}>
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}
