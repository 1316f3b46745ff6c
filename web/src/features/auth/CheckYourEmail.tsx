import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { ResendButton } from './ResendButton.tsx';

/** After signing up: nobody is signed in until they come back by the mailed link. */
export function CheckYourEmail({ email, returnTo }: { email: string; returnTo: string | undefined }) {
  return (
    <Alert severity="success" variant="outlined">
      <AlertTitle>Check your email</AlertTitle>
      <p>
        {"We've sent you a confirmation link to complete your registration."} It was sent to <strong>{email}</strong>.
      </p>
      <ResendButton email={email} returnTo={returnTo} />
    </Alert>
  );
}
