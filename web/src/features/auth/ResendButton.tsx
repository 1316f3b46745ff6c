import Button from '@mui/material/Button';
import { toast } from '../../ui/toast.ts';
import { useResendVerificationMutation } from './api.ts';

export function ResendButton({ email, returnTo }: { email: string; returnTo: string | undefined }) {
  const [resend, { isLoading }] = useResendVerificationMutation();

  const send = async () => {
    try {
      await resend({ resendVerificationDto: { email, returnTo } }).unwrap();
      toast.success('Check your email', "We've sent you a new confirmation link.");
    } catch (cause) {
      toast.error('The link was not sent', cause);
    }
  };

  return (
    <Button size="small" variant="outlined" color="inherit" loading={isLoading} onClick={() => void send()}>
      Send the link again
    </Button>
  );
}
