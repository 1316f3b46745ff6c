import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SendAgainButton } from '#ui/forms/SendAgainButton.tsx';
import { useForgotPasswordMutation } from '../api.ts';
import { AuthCard } from '../AuthCard.tsx';
import { RecoveryAddressForm } from './RecoveryAddressForm.tsx';

interface Props {
  /** What was typed at the sign-in. */
  email: string;
  /** A mailed link has just turned out to be used or too old. */
  linkRefused: boolean;
  onBack: (email: string) => void;
}

/** Mails a link to whoever has forgotten their password. The answer never tells whether there is such an account. */
export function ForgotPassword({ email, linkRefused, onBack }: Props) {
  const [address, setAddress] = useState(email);
  const [sent, setSent] = useState(false);
  const [forgotPassword] = useForgotPasswordMutation();
  const send = (to: string) => forgotPassword({ forgotPasswordDto: { email: to } }).unwrap();

  const sendTo = async (to: string) => {
    await send(to);
    setAddress(to);
    setSent(true);
  };

  return (
    <AuthCard title="Forgot password" heading="Forgot your password?" step="forgot-password">
      <Stack spacing={2.5}>
        {sent ? (
          <Alert severity="success" variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
            <AlertTitle>Check your email</AlertTitle>
            <p>
              If there is an account for <strong>{address}</strong>, we&apos;ve sent a link to it. It works once, within 10 minutes. Nothing
              there after a minute? Look in the spam folder, or send it again.
            </p>
            <SendAgainButton name={`recover ${address}`} justSent send={() => send(address)} />
          </Alert>
        ) : (
          <>
            {linkRefused && (
              <Alert severity="error" variant="outlined">
                <AlertTitle>This link can no longer be used</AlertTitle>
                Each link works once, within 10 minutes. Your password has not been changed. Ask for a new link here.
              </Alert>
            )}
            <Typography>Tell us your email, and we send you a link to choose a new password.</Typography>
            <RecoveryAddressForm email={address} send={sendTo} />
          </>
        )}
        {sent && <Button onClick={() => setSent(false)}>Use another email</Button>}
        <Button onClick={() => onBack(address)}>Back to Login</Button>
      </Stack>
    </AuthCard>
  );
}
