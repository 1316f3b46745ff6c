import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { SendAgainButton } from '#ui/forms/SendAgainButton.tsx';
import { useResendVerificationMutation } from '../api.ts';

/** After signing up: nobody is signed in until they come back by the mailed link. */
export function CheckYourEmail({ email, returnTo }: { email: string; returnTo: string | undefined }) {
  const [resend] = useResendVerificationMutation();
  return (
    <Alert severity="success" variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <AlertTitle>Check your email</AlertTitle>
      <p>
        {"We've sent you a confirmation link to complete your registration."} It was sent to <strong>{email}</strong>. Nothing there after a
        minute? Look in the spam folder, or send it again.
      </p>
      <SendAgainButton
        name={`verify-email ${email}`}
        justSent
        send={() => resend({ resendVerificationDto: { email, returnTo } }).unwrap()}
      />
    </Alert>
  );
}
