import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { asProblem } from '#problem.ts';

/** Puts the server's messages beside the fields they are about. Answers whether there was one. */
export function showFieldErrors<Values extends FieldValues>(form: UseFormReturn<Values>, cause: unknown): boolean {
  const known = Object.entries(asProblem(cause).fields ?? {}).filter(([field]) => field in form.getValues());
  known.forEach(([field, message], index) => form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 }));
  return known.length > 0;
}
