import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import type { TextFieldProps } from '#ui/forms/TextField.tsx';
import type { ApplicationValues, Field as FieldName } from '../rules/application.ts';

type Props = Omit<TextFieldProps, 'name' | 'error'> & { name: FieldName };

/** A field of the application. Its label always stands above: forms fill it in without being asked. */
export function TextField({ name, slotProps, ...rest }: Props) {
  const { register, formState } = useFormContext<ApplicationValues>();
  return (
    <Field
      registration={register(name)}
      error={formState.errors[name]}
      slotProps={{ inputLabel: { shrink: true }, ...slotProps }}
      {...rest}
    />
  );
}
