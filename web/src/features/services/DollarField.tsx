import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { PRICE_MAX, PRICE_STEP } from './service-filters.ts';

interface DollarFieldProps {
  label: string;
  value: number;
  /** The upper end of the slider has no limit. */
  orMore?: boolean;
  onChange: (dollars: number) => void;
}

export function DollarField({ label, value, orMore = false, onChange }: DollarFieldProps) {
  return (
    <TextField
      type="number"
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => onChange(Math.min(PRICE_MAX, Math.max(0, Math.round(Number(target.value)))))}
      slotProps={{
        htmlInput: { min: 0, max: PRICE_MAX, step: PRICE_STEP },
        input: {
          startAdornment: <InputAdornment position="start">$</InputAdornment>,
          endAdornment: orMore && <InputAdornment position="end">+</InputAdornment>,
        },
      }}
    />
  );
}
