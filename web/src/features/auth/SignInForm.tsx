import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SignIn } from './schemas.ts';
import { useSignIn } from './useSignIn.ts';

export function SignInForm({ email = '' }: { email?: string }) {
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm<SignIn>({
    resolver: standardSchemaResolver(SignIn),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={handleSubmit(signIn)}>
      <Field label="Email" type="email" autoComplete="username" registration={register('email')} error={errors.email} />
      <PasswordField label="Password" autoComplete="current-password" registration={register('password')} error={errors.password} />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Login
      </Button>
    </Stack>
  );
}
