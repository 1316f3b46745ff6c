import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { reasonIn } from '#ui/format/reason-in.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { ManagedServiceFields } from './managed-service-fields.ts';

interface Options {
  fields: ManagedServiceFields;
  send: (fields: ManagedServiceFields) => Promise<void>;
}

/** The form of an administrator. A refusal is told in it; that nobody could be reached, in a toast. */
export function useManagedServiceForm({ fields, send }: Options) {
  const { form, parted } = useFollowedForm<ManagedServiceFields>({
    resolver: standardSchemaResolver(ManagedServiceFields),
    values: fields,
  });
  const [problem, setProblem] = useState<unknown>();

  const submit = async (values: ManagedServiceFields) => {
    setProblem(undefined);
    try {
      await send(values);
    } catch (cause) {
      if (showFieldErrors(form, cause)) return;
      if (reasonIn(cause) === undefined) toast.error('Error', cause);
      else setProblem(cause);
    }
  };
  return { form, parted, problem, submit: form.handleSubmit(submit) };
}
