import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useCountdown } from '#ui/forms/useCountdown.ts';
import { SignIn } from '../schemas.ts';
import { useSignIn } from './useSignIn.ts';

const loadCodeStep = async () => ({ default: (await import('./CodeStep.tsx')).CodeStep });
// Few accounts have two-factor.
const CodeStep = lazy(loadCodeStep);

/** Said at the field, since the message in the corner goes. */
const WRONG = 'Please check it, and the email address above.';
const WRONG_AGAIN = `${WRONG} If you are not sure of it, “Forgot password?” sends you a link.`;

interface Props {
  /** Known from before: then only the password is left to type. */
  email: string;
  /** Whether nobody is signed in, for certain. */
  ready: boolean;
  /** Leads to the recovery of the password; the address goes along. */
  forgotPassword: { href: string; onChosen: (email: string) => void };
}

/** Email and password and, with two-factor, a code in a second step. What was typed outlasts the way back. */
export function SignInForm({ email, ready, forgotPassword }: Props) {
  const signIn = useSignIn();
  const [asksCode, setAsksCode] = useState(false);
  const [wait, startWait] = useCountdown();
  const refusals = useRef(0);
  const form = useForm<SignIn>({
    resolver: standardSchemaResolver(SignIn),
    defaultValues: { email, password: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const backToPassword = () => {
    form.setValue('code', '');
    form.clearErrors('code');
    setAsksCode(false);
  };
  const submit = async (credentials: SignIn) => {
    if (asksCode && !credentials.code) return form.setError('code', { message: 'Please enter a code' }, { shouldFocus: true });
    const outcome = await signIn(credentials);
    if (outcome.kind === 'code-needed') {
      // While the form still says that it is busy: nothing flickers then.
      await loadCodeStep().catch(() => undefined);
      setAsksCode(true);
    }
    if (outcome.kind === 'wrong-code') form.setError('code', outcome, { shouldFocus: true });
    if (outcome.kind === 'failed') startWait(outcome.wait);
    if (outcome.kind === 'wrong-credentials') {
      // After a code was asked for, the password has been changed since the first step.
      backToPassword();
      refusals.current += 1;
      form.setError('password', { message: refusals.current > 1 ? WRONG_AGAIN : WRONG }, { shouldFocus: true });
    }
  };
  const button = (
    <SubmitButton busy={isSubmitting} busyLabel="Signing in..." wait={wait} ready={ready}>
      Login
    </SubmitButton>
  );

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {asksCode ? (
        <Suspense>
          <CodeStep form={form} submit={button} onBack={backToPassword} />
        </Suspense>
      ) : (
        <>
          <Field label="Email" type="email" autoComplete="username" registration={form.register('email')} error={errors.email} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            autoFocus={email !== ''}
            registration={form.register('password')}
            error={errors.password}
          />
          {button}
          <Link
            href={forgotPassword.href}
            onClick={() => forgotPassword.onChosen(form.getValues('email'))}
            sx={{ alignSelf: 'center', py: 0.5 }}
          >
            Forgot password?
          </Link>
        </>
      )}
    </Stack>
  );
}
