import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { Paused } from '#shared/rules/Paused.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { secondsToWait } from '#ui/feedback/wait.ts';
import { Field } from '#ui/forms/Field.tsx';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useCountdown } from '#ui/forms/useCountdown.ts';
import { useSignUpMutation } from '../api.ts';
import { PASSWORD_RULES } from '../new-password.ts';
import { SignUp } from '../schemas.ts';
import { loadWhenSignedUp } from './WhenSignedUp.tsx';

interface Props {
  returnTo: string | undefined;
  /** Whether nobody is signed in, for certain. */
  ready: boolean;
  onSignedUp: (person: SignUp) => void;
}

export function SignUpForm({ returnTo, ready, onSignedUp }: Props) {
  const [signUp] = useSignUpMutation();
  const [wait, startWait] = useCountdown();
  const form = useForm<SignUp>({
    resolver: standardSchemaResolver(SignUp),
    defaultValues: { fullName: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = async (person: SignUp) => {
    try {
      await Promise.all([signUp({ signUpDto: { ...person, returnTo } }).unwrap(), loadWhenSignedUp()]);
      toast.success('Check your email', "We've sent you a confirmation link to complete your registration.");
      onSignedUp(person);
    } catch (cause) {
      if (showFieldErrors(form, cause)) return;
      startWait(secondsToWait(cause));
      toast.error('Sign up failed', cause);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
      <Paused of={['newAccounts']} />
      <Field label="Full name" autoComplete="name" registration={form.register('fullName')} error={errors.fullName} />
      <Field label="Email" type="email" autoComplete="username" registration={form.register('email')} error={errors.email} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        helperText={PASSWORD_RULES}
        registration={form.register('password')}
        error={errors.password}
      />
      <SubmitButton busy={isSubmitting} busyLabel="Signing up..." wait={wait} ready={ready}>
        Sign Up
      </SubmitButton>
    </Stack>
  );
}
