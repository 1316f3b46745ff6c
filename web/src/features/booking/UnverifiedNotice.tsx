import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { refreshSession } from '../../api/refresh.ts';
import { toast } from '../../ui/toast.ts';
import { useResendVerificationMutation } from './api.ts';

/** Whoever has not opened the mailed link can look at everything, but not book. */
export function UnverifiedNotice({ email }: { email: string }) {
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>Please confirm your email first</AlertTitle>
      We sent a confirmation link to {email}. Open it, and you can book; what you have filled in stays.
      <Stack direction="row" sx={{ mt: 1.5, flexWrap: 'wrap', gap: 1 }}>
        <SendAgainButton email={email} />
        <CheckAgainButton />
      </Stack>
    </Alert>
  );
}

function SendAgainButton({ email }: { email: string }) {
  const { pathname, search } = useLocation();
  const [resend, { isLoading, isSuccess }] = useResendVerificationMutation();

  async function send() {
    try {
      await resend({ resendVerificationDto: { email, returnTo: pathname + search } }).unwrap();
      toast.success('Check your email', 'We’ve sent the confirmation link again.');
    } catch (problem) {
      toast.error('The link could not be sent', problem);
    }
  }

  return (
    <Button variant="outlined" color="inherit" size="small" loading={isLoading} disabled={isSuccess} onClick={() => void send()}>
      Send the link again
    </Button>
  );
}

/** The link may have been opened in another tab or on the phone. */
function CheckAgainButton() {
  const dispatch = useDispatch();
  return (
    <Button color="inherit" size="small" onClick={() => void refreshSession(dispatch)}>
      I have opened it
    </Button>
  );
}
