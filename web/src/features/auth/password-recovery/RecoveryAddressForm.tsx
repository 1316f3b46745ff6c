import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { secondsToWait } from '#ui/feedback/wait.ts';
import { Field } from '#ui/forms/Field.tsx';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useCountdown } from '#ui/forms/useCountdown.ts';
import { Address } from '../schemas.ts';

interface Props {
  email: string;
  send: (email: string) => Promise<void>;
}

export function RecoveryAddressForm({ email, send }: Props) {
  const [wait, startWait] = useCountdown();
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<Address>({ resolver: standardSchemaResolver(Address), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ email: to }: Address) => {
    setProblem(undefined);
    try {
      await send(to);
    } catch (cause) {
      if (showFieldErrors(form, cause)) return;
      startWait(secondsToWait(cause));
      setProblem(cause);
    }
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Field label="Email" type="email" autoComplete="username" registration={form.register('email')} error={errors.email} />
      {problem !== undefined && <ProblemAlert problem={problem} title="The link was not sent." />}
      <SubmitButton busy={isSubmitting} busyLabel="Sending..." wait={wait}>
        Send the link
      </SubmitButton>
    </Stack>
  );
}
