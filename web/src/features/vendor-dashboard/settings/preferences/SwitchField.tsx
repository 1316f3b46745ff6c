import { Controller, type FieldPathByValue, useFormContext } from 'react-hook-form';
import { SwitchRow } from '#ui/forms/SwitchRow.tsx';
import type { SettingsFields } from '../settings-fields.ts';

interface Props {
  name: FieldPathByValue<SettingsFields, boolean>;
  label: string;
  does: string;
}

/** A switch of the settings form, within `SwitchRows`. */
export function SwitchField({ name, label, does }: Props) {
  const { control } = useFormContext<SettingsFields>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <SwitchRow component="li" label={label} does={does} checked={field.value} onChange={field.onChange} />}
    />
  );
}
