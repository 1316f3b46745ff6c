import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import type { Guarded } from './guarded.ts';
import { useGuardedSubmit } from './useGuardedSubmit.ts';

interface Props<Values extends Guarded> {
  form: UseFormReturn<Values>;
  /** Throws what the server refused. */
  send: (values: Values) => Promise<void>;
  submitLabel: string;
  busyLabel: string;
  onCancel?: () => void;
  children: ReactNode;
}

/** A form for an action that asks who is there: what is wrong is told beside the field, and how long to wait in the button. */
export function GuardedForm<Values extends Guarded>({ form, send, submitLabel, busyLabel, onCancel, children }: Props<Values>) {
  const { submit, wait, problem } = useGuardedSubmit(form, send);
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={2.5} useFlexGap onSubmit={submit} sx={{ pt: 2.5 }}>
        {children}
        {problem !== undefined && <ProblemAlert problem={problem} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          <SubmitButton busy={isSubmitting} busyLabel={busyLabel} wait={wait}>
            {submitLabel}
          </SubmitButton>
        </Stack>
      </Stack>
    </FormProvider>
  );
}
