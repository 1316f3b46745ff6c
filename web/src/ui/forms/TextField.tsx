import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react';
import Expand from 'virtual:icon/baseline-arrow-drop-down';

type Taken =
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'rows'
  | 'type'
  | 'value';

export interface TextFieldProps extends Omit<FormControlProps, Taken | 'children' | 'variant'>, Pick<OutlinedInputProps, Taken> {
  label?: ReactNode;
  helperText?: ReactNode;
  /** A native select of the `option` elements inside. */
  select?: boolean;
  children?: ReactNode;
  slotProps?: {
    htmlInput?: OutlinedInputProps['inputProps'] & Partial<ComponentPropsWithRef<'select'>>;
    input?: Partial<OutlinedInputProps>;
    inputLabel?: Partial<InputLabelProps>;
  };
}

/** MUI's text field with only the looks that we use: its own brings along two others, and menus for the select that is not native. */
export function TextField(props: TextFieldProps) {
  const { label, helperText, select = false, children, slotProps = {}, id: chosen, sx, ...rest } = props;
  const { autoComplete, autoFocus, defaultValue, inputRef, maxRows, minRows, multiline, name, onBlur, onChange, ...others } = rest;
  const { placeholder, rows, type, value, ...control } = others;
  const own = useId();
  const id = chosen ?? own;
  const hint = helperText ? `${id}-helper-text` : undefined;
  const typed = { autoComplete, autoFocus, defaultValue, inputRef, maxRows, minRows, multiline, name, onBlur, onChange };
  const { shrink } = slotProps.inputLabel ?? {};
  return (
    <FormControl variant="outlined" {...control} sx={sx}>
      {label && (
        <InputLabel htmlFor={id} id={`${id}-label`} {...slotProps.inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={hint}
        {...typed}
        {...{ placeholder, rows, type, value }}
        {...(shrink !== undefined && { notched: shrink })}
        {...(select && SELECT)}
        {...slotProps.input}
        inputProps={{ ...slotProps.htmlInput, ...(select && { children }) }}
      />
      {helperText && <FormHelperText id={hint}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

function NativeSelect(props: ComponentPropsWithRef<'select'>) {
  return <select {...props} />;
}

const SELECT: Partial<OutlinedInputProps> = {
  inputComponent: NativeSelect as ElementType<InputBaseComponentProps>,
  endAdornment: (
    <InputAdornment position="end" sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }}>
      <Expand />
    </InputAdornment>
  ),
  sx: {
    pr: 0,
    '& select': { appearance: 'none', pr: 4, minHeight: '1.4375em', cursor: 'pointer' },
    '& option': { bgcolor: 'background.paper' },
  },
};
