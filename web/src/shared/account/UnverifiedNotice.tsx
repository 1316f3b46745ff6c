import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { refreshSession } from '#api/session/refresh.ts';
import { selectSession, type WithSession } from '#api/session/session.ts';
import { generatedApi } from '#api/signed-in.ts';
import { toast } from '#ui/feedback/toast.ts';
import { SendAgainButton } from '#ui/forms/SendAgainButton.tsx';

const { useResendVerificationMutation } = generatedApi;

interface Props {
  email: string;
  title: string;
  /** What the link opens up. */
  children: ReactNode;
}

/** Whoever has not opened the mailed link can look at everything, but not book. */
export function UnverifiedNotice({ email, title, children }: Props) {
  const { pathname, search } = useLocation();
  const [resend] = useResendVerificationMutation();
  const send = () => resend({ resendVerificationDto: { email, returnTo: pathname + search } }).unwrap();
  return (
    <Alert severity="warning" role="note" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } }}>
      <AlertTitle>{title}</AlertTitle>
      {children} We send at most one link a minute.
      <Stack direction="row" sx={{ mt: 1.5, flexWrap: 'wrap', gap: 1 }}>
        <SendAgainButton name={`verify-email ${email}`} send={send} />
        <CheckAgainButton />
      </Stack>
    </Alert>
  );
}

/** The link may have been opened on another device. */
function CheckAgainButton() {
  const store = useStore<WithSession>();
  const [checking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    const outcome = await refreshSession(store.dispatch);
    setChecking(false);
    if (outcome === 'unreachable') toast.error('No connection', 'The server could not be reached. Please try again.');
    if (outcome === 'renewed' && !selectSession(store.getState()).user?.emailVerified) {
      toast.info('Not confirmed yet', 'The link in the mail has not been opened so far.');
    }
  }
  return (
    <Button color="inherit" size="small" aria-disabled={checking} onClick={() => !checking && void check()}>
      I have opened it
    </Button>
  );
}
