import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { InvitationDto } from '#api/invited/generated-invited.ts';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { secondsToWait } from '#ui/feedback/wait.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useCountdown } from '#ui/forms/useCountdown.ts';
import { NewPassword, PASSWORD_RULES } from '../new-password.ts';
import type { DoSignIn } from '../sign-in/useSignIn.ts';
import { useAcceptInvitationMutation } from './api.ts';

interface Props {
  /** From the mailed link. */
  token: string;
  signIn: DoSignIn;
  /** Absent while it is asked for. */
  invitation: InvitationDto | undefined;
}

/** Whoever is invited chooses a password, and is signed in with it. The token is redeemed with it, and not before. */
export function AcceptInvitation({ token, signIn, invitation }: Props) {
  const [accept] = useAcceptInvitationMutation();
  const navigate = useNavigate();
  const [wait, startWait] = useCountdown();
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<NewPassword>({ resolver: standardSchemaResolver(NewPassword), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ password }: NewPassword) => {
    setProblem(undefined);
    try {
      const { email } = await accept({ acceptInvitationDto: { token, password } }).unwrap();
      const { kind } = await signIn({ email, password, code: '' });
      await navigate(kind === 'signed-in' ? paths.dashboard : paths.auth, { replace: true });
    } catch (cause) {
      if (showFieldErrors(form, cause)) return;
      startWait(secondsToWait(cause));
      setProblem(cause);
    }
  };

  const staff = invitation?.roles.some((role) => role !== 'vendor');
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {invitation ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{greeting(invitation)}</Typography>
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
      <input type="hidden" autoComplete="username" value={invitation?.email ?? ''} readOnly />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        helperText={staff ? 'At least 12 characters, and not a common password' : PASSWORD_RULES}
        registration={form.register('password')}
        error={errors.password}
      />
      {problem !== undefined && <ProblemAlert problem={problem} title="Your account was not made." />}
      <SubmitButton busy={isSubmitting} busyLabel="Saving..." wait={wait} ready={invitation !== undefined}>
        Accept the invitation
      </SubmitButton>
    </Stack>
  );
}

function greeting({ fullName, email, roles }: InvitationDto): string {
  const as = roles.length > 0 ? ` as ${roles.map((role) => ROLE_NAMES[role]).join(' and ')}` : '';
  return `${fullName}, you are invited${as}. Choose a password: with it and ${email} you sign in from then on.`;
}
