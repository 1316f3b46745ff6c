import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { money } from '#ui/format/money.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import type { useAmount } from './useAmount.ts';

interface Props {
  label: string;
  /** What becomes of it. */
  hint: string;
  mostCents: number;
  amount: ReturnType<typeof useAmount>;
}

/** Dollars and cents, with the two ends at hand. */
export function AmountField({ label, hint, mostCents, amount: { field, choose } }: Props) {
  const { value, onType, input, error } = field;
  return (
    <Stack spacing={1}>
      <TextField
        label={label}
        required
        fullWidth
        value={value}
        inputRef={input}
        error={error !== undefined}
        helperText={error ?? hint}
        onChange={({ target }) => onType(target.value)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 },
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        }}
      />
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => choose(0)}>
          Nothing
        </Button>
        <Button size="small" variant="outlined" onClick={() => choose(mostCents)}>
          All of it: {money(mostCents)}
        </Button>
      </Stack>
    </Stack>
  );
}
