import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { asProblem } from '#problem.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { secondsToWait } from '#ui/feedback/wait.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useCountdown } from '#ui/forms/useCountdown.ts';
import { useResetPasswordMutation } from '../api.ts';
import { AuthCard } from '../AuthCard.tsx';
import { NewPassword, PASSWORD_RULES } from '../new-password.ts';

interface Props {
  /** From the mailed link. */
  token: string;
  onChosen: (email: string) => Promise<void>;
  /** The link has been used already, or is too old. */
  onRefused: () => void;
}

/** Where the link for a forgotten password leads. The token is redeemed with the new password, and not before. */
export function ChooseNewPassword({ token, onChosen, onRefused }: Props) {
  const [reset] = useResetPasswordMutation();
  const [wait, startWait] = useCountdown();
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<NewPassword>({ resolver: standardSchemaResolver(NewPassword), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ password }: NewPassword) => {
    setProblem(undefined);
    try {
      const { email } = await reset({ resetPasswordDto: { token, password } }).unwrap();
      await onChosen(email);
    } catch (cause) {
      if (showFieldErrors(form, cause)) return;
      if (asProblem(cause).code === 'identity/link-invalid') return onRefused();
      startWait(secondsToWait(cause));
      setProblem(cause);
    }
  };

  return (
    <AuthCard title="New password" heading="Choose a new password" step="new-password">
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Typography>You will be signed out everywhere, and sign in with the new password.</Typography>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          helperText={PASSWORD_RULES}
          registration={form.register('password')}
          error={errors.password}
        />
        {problem !== undefined && <ProblemAlert problem={problem} title="The password was not changed." />}
        <SubmitButton busy={isSubmitting} busyLabel="Saving..." wait={wait}>
          Save new password
        </SubmitButton>
      </Stack>
    </AuthCard>
  );
}
