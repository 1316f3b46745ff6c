import { TextField } from '../../ui/TextField.tsx';

interface InstructionsFieldProps {
  value: string;
  onWrite: (value: string) => void;
}

export function InstructionsField({ value, onWrite }: InstructionsFieldProps) {
  return (
    <TextField
      label="Special instructions (optional)"
      helperText="Gate code, parking, pets: what the provider should know. They read it, and your phone number, from the request on; not if it comes to nothing."
      fullWidth
      multiline
      minRows={3}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
    />
  );
}
