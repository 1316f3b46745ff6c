import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { asProblem } from '../../api/problem.ts';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { useResendVerificationMutation } from './api.ts';
import { Address } from './schemas.ts';
import type { Verification } from './useVerification.ts';

interface Props {
  verification: Verification;
  returnTo: string | undefined;
}

/** What became of the mailed link. */
export function VerificationNotice({ verification, returnTo }: Props) {
  if (verification.state === 'verified') {
    return (
      <Alert severity="success" variant="outlined">
        <AlertTitle>Your email is verified</AlertTitle>
        Sign in to go on.
      </Alert>
    );
  }
  if (verification.state === 'refused') {
    return (
      <Alert severity="error" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
        <AlertTitle>This link could not be used</AlertTitle>
        {asProblem(verification.problem).detail} If your email is confirmed already, you can simply sign in below.
        <AnotherLink returnTo={returnTo} />
      </Alert>
    );
  }
  return null;
}

function AnotherLink({ returnTo }: { returnTo: string | undefined }) {
  const [resend] = useResendVerificationMutation();
  const { register, handleSubmit, formState } = useForm<Address>({
    resolver: standardSchemaResolver(Address),
    defaultValues: { email: '' },
  });

  const send = async ({ email }: Address) => {
    try {
      await resend({ resendVerificationDto: { email, returnTo } }).unwrap();
      toast.success('Check your email', "We've sent you a new confirmation link.");
    } catch (cause) {
      toast.error('The link was not sent', cause);
    }
  };

  return (
    <Stack component="form" noValidate spacing={1.5} sx={{ mt: 2 }} onSubmit={handleSubmit(send)}>
      <Field
        label="Your email"
        size="small"
        type="email"
        autoComplete="username"
        registration={register('email')}
        error={formState.errors.email}
      />
      <Button type="submit" size="small" variant="outlined" color="inherit" loading={formState.isSubmitting}>
        Send a new link
      </Button>
    </Stack>
  );
}
