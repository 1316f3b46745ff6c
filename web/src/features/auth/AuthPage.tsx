import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { gridPaper } from '../../ui/grid-paper.ts';
import { paths, samePath } from '../../ui/paths.ts';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useVerification } from './useVerification.ts';
import { VerificationNotice } from './VerificationNotice.tsx';

type AuthTab = 'login' | 'sign-up';

/** /auth: signing in, signing up, and the landing of the mailed link. */
export function AuthPage() {
  const { status } = useSession();
  const [params, setParams] = useSearchParams();
  const [signedUpAs, setSignedUpAs] = useState<string>();
  const verification = useVerification();
  const returnTo = samePath(params.get('returnTo'));
  const tab: AuthTab = params.get('tab') === 'sign-up' ? 'sign-up' : 'login';

  if (status === 'unknown' || verification.state === 'checking') return <Checking />;
  if (status === 'signed-in') return <Navigate to={returnTo ?? paths.dashboard} replace />;

  const show = (chosen: AuthTab) => {
    setSignedUpAs(undefined);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('verify');
        if (chosen === 'login') after.delete('tab');
        else after.set('tab', chosen);
        return after;
      },
      { replace: true },
    );
  };

  return (
    <Box sx={{ ...gridPaper, minHeight: '100%', py: { xs: 4, md: 8 } }}>
      <Container maxWidth="sm">
        <PageTitle variant="h2" title={tab === 'login' ? 'Login' : 'Sign Up'} sx={{ mb: 2.5 }}>
          {tab === 'login' ? 'Welcome back' : 'Create your account'}
        </PageTitle>
        <PageHead
          title={tab === 'login' ? 'Login' : 'Sign Up'}
          description="Sign in to Plumb & Level, or make an account, to book verified local providers and follow your bookings."
          path={paths.auth}
          noindex
        />
        <Paper sx={{ p: { xs: 2.5, md: 4 } }}>
          <Tabs
            value={tab}
            onChange={(_event, chosen: AuthTab) => show(chosen)}
            variant="fullWidth"
            aria-label="Login or Sign Up"
            sx={{ mb: 3 }}
          >
            <Tab value="login" label="Login" id="tab-login" aria-controls="panel-login" />
            <Tab value="sign-up" label="Sign Up" id="tab-sign-up" aria-controls="panel-sign-up" />
          </Tabs>
          <Stack role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} spacing={2.5}>
            <VerificationNotice verification={verification} returnTo={returnTo} />
            {tab === 'login' && <SignInForm email={verification.state === 'verified' ? verification.email : undefined} />}
            {tab === 'sign-up' && signedUpAs && <CheckYourEmail email={signedUpAs} returnTo={returnTo} />}
            {tab === 'sign-up' && !signedUpAs && <SignUpForm returnTo={returnTo} onSignedUp={setSignedUpAs} />}
          </Stack>
        </Paper>
      </Container>
    </Box>
  );
}

function Checking() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50dvh' }}>
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}
