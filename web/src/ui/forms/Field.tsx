import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'error'> & { registration: UseFormRegisterReturn; error?: FieldError };

/** A text field of a react-hook-form form; its message takes the place of the helper text. */
export function Field({ registration: { ref, ...registration }, error, helperText, ...rest }: Props) {
  return (
    <TextField fullWidth inputRef={ref} error={error !== undefined} helperText={error?.message ?? helperText} {...registration} {...rest} />
  );
}
