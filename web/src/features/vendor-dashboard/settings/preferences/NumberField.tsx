import InputAdornment from '@mui/material/InputAdornment';
import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import { LABELS } from '../labels.ts';
import { RULES } from '../rules.ts';
import type { SettingsFields } from '../settings-fields.ts';

interface Props {
  name: keyof typeof RULES;
  does: string;
  min: number;
  max?: number;
  step?: number;
  /** "hours" behind the number, or "$" before it. */
  unit?: string;
  currency?: boolean;
}

/** A number of the settings form, with what it is for. */
export function NumberField({ name, does, min, max, step = 1, unit, currency = false }: Props) {
  const { register, getFieldState, formState } = useFormContext<SettingsFields>();
  return (
    <Field
      label={LABELS[name]}
      type="number"
      registration={register(name, { validate: RULES[name] })}
      error={getFieldState(name, formState).error}
      helperText={does}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min, max, step, inputMode: step < 1 ? 'decimal' : 'numeric' },
        input: {
          ...(currency && { startAdornment: <InputAdornment position="start">$</InputAdornment> }),
          ...(unit && { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> }),
        },
      }}
    />
  );
}
