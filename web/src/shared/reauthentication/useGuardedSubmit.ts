import { type FormEvent, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { asProblem } from '#problem.ts';
import { secondsToWait } from '#ui/feedback/wait.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useCountdown } from '#ui/forms/useCountdown.ts';
import type { Guarded } from './guarded.ts';

/** Which field a refusal is about. */
const FIELD_OF: Readonly<Record<string, keyof Guarded>> = {
  'identity/wrong-password': 'password',
  'identity/code-needed': 'code',
  'identity/wrong-code': 'code',
};

export function useGuardedSubmit<Values extends Guarded>(form: UseFormReturn<Values>, send: (values: Values) => Promise<void>) {
  const [problem, setProblem] = useState<unknown>();
  const [wait, startWait] = useCountdown();

  const trySending = async (values: Values) => {
    setProblem(undefined);
    try {
      await send(values);
    } catch (cause) {
      if (showFieldErrors(form, cause)) return;
      const { code, detail } = asProblem(cause);
      const field = FIELD_OF[code];
      if (field) return form.setError(field as Path<Values>, { message: detail }, { shouldFocus: true });
      startWait(secondsToWait(cause));
      setProblem(cause);
    }
  };
  const submit = (event: FormEvent) => void form.handleSubmit(trySending)(event);
  return { submit, wait, problem };
}
