import { TextField } from '#ui/forms/TextField.tsx';

interface InstructionsFieldProps {
  value: string;
  onWrite: (value: string) => void;
}

export function InstructionsField({ value, onWrite }: InstructionsFieldProps) {
  return (
    <TextField
      label="Special instructions (optional)"
      helperText="Gate code, parking, pets: what the provider should know. They see it, with your phone number, as soon as you book, and no longer if the booking does not come about."
      fullWidth
      multiline
      minRows={3}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
    />
  );
}
