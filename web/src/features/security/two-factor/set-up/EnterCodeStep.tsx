import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TwoFactorSetupDto } from '#api/generated.ts';
import { asProblem } from '#problem.ts';
import { withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { secondsToWait } from '#ui/feedback/wait.ts';
import { Field } from '#ui/forms/Field.tsx';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useCountdown } from '#ui/forms/useCountdown.ts';
import { useEnableTwoFactorMutation } from '../../api.ts';
import { useNewSession } from '../../useNewSession.ts';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';

interface Props {
  setup: TwoFactorSetupDto;
  onBack: () => void;
  onEnabled: (recoveryCodes: string[]) => void;
}

/** The app takes the key, and shows by a code that it has it right. */
export function EnterCodeStep({ setup, onBack, onEnabled }: Props) {
  const [enable] = useEnableTwoFactorMutation();
  const goOnIn = useNewSession();
  const [wait, startWait] = useCountdown();
  const [problem, setProblem] = useState<unknown>();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const refuse = (message: string) => form.setError('code', { message }, { shouldFocus: true });

  const submit = async (typed: { code: string }) => {
    const code = withoutSpaces(typed.code);
    setProblem(undefined);
    if (!/^\d{6}$/.test(code)) return refuse('Enter the 6 digits that the app shows');
    try {
      const { recoveryCodes, session } = await enable({ enableTwoFactorDto: { code } }).unwrap();
      // First the codes, which are shown only now.
      onEnabled(recoveryCodes);
      goOnIn(session);
    } catch (cause) {
      if (showFieldErrors(form, cause)) return;
      const refusal = asProblem(cause);
      if (refusal.code === 'identity/wrong-code') return refuse(refusal.detail);
      startWait(secondsToWait(cause));
      setProblem(cause);
    }
  };

  return (
    <Stack spacing={2.5}>
      <AuthenticatorKey setup={setup} />
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Typography>Then enter the code that the app shows now.</Typography>
        <Field
          label="6-digit code"
          autoFocus
          autoComplete="one-time-code"
          registration={form.register('code')}
          error={errors.code}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        {problem !== undefined && <ProblemAlert problem={problem} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <Button onClick={onBack}>Back</Button>
          <SubmitButton busy={isSubmitting} busyLabel="Checking..." wait={wait}>
            Switch on
          </SubmitButton>
        </Stack>
      </Stack>
    </Stack>
  );
}
