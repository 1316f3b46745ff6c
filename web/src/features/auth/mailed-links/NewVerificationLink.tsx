import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/forms/Field.tsx';
import { useResendVerificationMutation } from '../api.ts';
import { Address } from '../schemas.ts';

/** For a link that came too late: another one, to the address that its reader names. */
export function NewVerificationLink({ returnTo }: { returnTo: string | undefined }) {
  const [resend] = useResendVerificationMutation();
  const { register, handleSubmit, formState } = useForm<Address>({
    resolver: standardSchemaResolver(Address),
    defaultValues: { email: '' },
  });

  const send = async ({ email }: Address) => {
    try {
      await resend({ resendVerificationDto: { email, returnTo } }).unwrap();
      toast.success('Check your email', "If this address waits for a confirmation, we've sent a new link to it.");
    } catch (cause) {
      toast.error('The link was not sent', cause);
    }
  };

  return (
    <Stack component="form" noValidate spacing={1.5} sx={{ mt: 2 }} onSubmit={(event) => void handleSubmit(send)(event)}>
      <Field
        label="Send a new link to"
        size="small"
        type="email"
        autoComplete="username"
        registration={register('email')}
        error={formState.errors.email}
      />
      <Button type="submit" size="small" variant="outlined" color="inherit" loading={formState.isSubmitting}>
        Send the link
      </Button>
    </Stack>
  );
}
