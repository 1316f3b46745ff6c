import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';

/** Says why nothing was saved: beside the fields, or in the server's words where it refuses. */
export function tellFailure<Values extends FieldValues>(form: UseFormReturn<Values>, cause: unknown, otherwise: string): void {
  const { status, detail } = asProblem(cause);
  if (!showFieldErrors(form, cause)) toast.error('Error', status === 409 ? detail : otherwise);
}
