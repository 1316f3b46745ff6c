import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { toast } from '#ui/feedback/toast.ts';
import { reasonIn } from '#ui/format/reason-in.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { ServiceFields } from './service-fields.ts';

interface Options {
  fields: ServiceFields;
  send: (fields: ServiceFields) => Promise<void>;
  failure: string;
}

export function useServiceForm({ fields, send, failure }: Options) {
  const { form, parted } = useFollowedForm<ServiceFields>({ resolver: standardSchemaResolver(ServiceFields), values: fields });

  const submit = async (values: ServiceFields) => {
    try {
      await send(values);
    } catch (cause) {
      if (!showFieldErrors(form, cause)) toast.error('Error', reasonIn(cause) ?? failure);
    }
  };
  return { form, submit, parted };
}
