import { toast } from '#ui/feedback/toast.ts';
import { reasonIn } from '#ui/format/reason-in.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { allowingStored } from './allowing-stored.ts';
import type { ServiceFields } from './service-fields.ts';

interface Options {
  fields: ServiceFields;
  /** It is one that is there already. */
  isStored: boolean;
  send: (fields: ServiceFields) => Promise<void>;
  failure: string;
}

export function useServiceForm({ fields, isStored, send, failure }: Options) {
  const { form, parted } = useFollowedForm<ServiceFields>({ resolver: allowingStored(isStored ? fields : undefined), values: fields });

  const submit = async (values: ServiceFields) => {
    try {
      await send(values);
    } catch (cause) {
      if (!showFieldErrors(form, cause)) toast.error('Error', reasonIn(cause) ?? failure);
    }
  };
  return { form, submit, parted };
}
