import type { RefObject } from 'react';
import { TextField } from '#ui/forms/TextField.tsx';

interface Props {
  label: string;
  /** Who reads it. */
  hint: string;
  most: number;
  required?: boolean;
  field: { value: string; onWrite: (text: string) => void; input: RefObject<HTMLTextAreaElement | null>; error: string | undefined };
}

/** Room for a few sentences. */
export function FreeTextField({ label, hint, most, required, field: { value, onWrite, input, error } }: Props) {
  return (
    <TextField
      label={label}
      required={required}
      fullWidth
      multiline
      minRows={3}
      value={value}
      inputRef={input}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={({ target }) => onWrite(target.value)}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  );
}
