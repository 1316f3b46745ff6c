import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { showFieldErrors } from '../../ui/field-errors.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSignUpMutation } from './api.ts';
import { SignUp } from './schemas.ts';

interface Props {
  returnTo: string | undefined;
  onSignedUp: (email: string) => void;
}

export function SignUpForm({ returnTo, onSignedUp }: Props) {
  const [signUp] = useSignUpMutation();
  const form = useForm<SignUp>({
    resolver: standardSchemaResolver(SignUp),
    defaultValues: { fullName: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = async (person: SignUp) => {
    try {
      await signUp({ signUpDto: { ...person, returnTo } }).unwrap();
      toast.success('Check your email', "We've sent you a confirmation link to complete your registration.");
      onSignedUp(person.email);
    } catch (cause) {
      if (!showFieldErrors(form, cause)) toast.error('Sign up failed', cause);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
      <Field label="Full name" autoComplete="name" registration={form.register('fullName')} error={errors.fullName} />
      <Field label="Email" type="email" autoComplete="username" registration={form.register('email')} error={errors.email} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        helperText="At least 8 characters, and not a common password"
        registration={form.register('password')}
        error={errors.password}
      />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Sign Up
      </Button>
    </Stack>
  );
}
