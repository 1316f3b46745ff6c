import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { tellOtherTabs } from '#api/session/other-tabs.ts';
import { refreshSession } from '#api/session/refresh.ts';
import { selectSession, type WithSession } from '#api/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import { MailedCode } from './MailedCode.tsx';

interface Props {
  email: string;
  title: string;
  /** What the confirmation opens up. */
  children: ReactNode;
}

/** Whoever has not confirmed their address can look at everything, but not book. */
export function UnverifiedNotice({ email, title, children }: Props) {
  const { pathname, search } = useLocation();
  const renew = useRenewal();
  const goOn = async () => {
    if (!(await renew())) return;
    toast.success('Your email is verified', 'You can book now.');
    tellOtherTabs('Profile');
    tellOtherTabs('Security');
  };
  return (
    <Alert severity="warning" role="note" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } }}>
      <AlertTitle>{title}</AlertTitle>
      {children} We send at most one link a minute.
      <MailedCode email={email} returnTo={pathname + search} onConfirmed={goOn}>
        <CheckAgainButton renew={renew} />
      </MailedCode>
    </Alert>
  );
}

/** The link may have been opened on another device. */
function CheckAgainButton({ renew }: { renew: () => Promise<boolean> }) {
  const store = useStore<WithSession>();
  const [checking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    const renewed = await renew();
    setChecking(false);
    if (renewed && !selectSession(store.getState()).user?.emailVerified) {
      toast.info('Not confirmed yet', 'The link in the mail has not been opened so far.');
    }
  }
  return (
    <Button color="inherit" size="small" aria-disabled={checking} onClick={() => !checking && void check()}>
      I have opened it
    </Button>
  );
}

/** Asks who is signed in now; says so when nobody could be asked. */
function useRenewal(): () => Promise<boolean> {
  const { dispatch } = useStore<WithSession>();
  return async () => {
    const outcome = await refreshSession(dispatch);
    if (outcome === 'unreachable') toast.error('No connection', 'The server could not be reached. Please try again.');
    return outcome === 'renewed';
  };
}
