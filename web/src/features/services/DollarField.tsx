import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { PRICE_MAX, PRICE_STEP } from './service-filters.ts';

interface DollarFieldProps {
  label: string;
  value: number;
  /** The upper end of the slider has no limit. */
  orMore?: boolean;
  onChange: (dollars: number) => void;
}

export function DollarField({ label, value, orMore = false, onChange }: DollarFieldProps) {
  const id = useId();
  return (
    <FormControl size="small" fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="number"
        label={label}
        value={value}
        onChange={({ target }) => onChange(Math.min(PRICE_MAX, Math.max(0, Math.round(Number(target.value)))))}
        inputProps={{ min: 0, max: PRICE_MAX, step: PRICE_STEP }}
        startAdornment={<InputAdornment position="start">$</InputAdornment>}
        endAdornment={orMore && <InputAdornment position="end">+</InputAdornment>}
      />
    </FormControl>
  );
}
