import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, useState } from 'react';
import Visibility from 'virtual:icon/outline-visibility';
import VisibilityOff from 'virtual:icon/outline-visibility-off';
import { Field } from './Field.tsx';

/** A password that can be pasted and looked at. */
export function PasswordField({ slotProps, ...props }: ComponentProps<typeof Field>) {
  const [visible, setVisible] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={visible ? 'Hide password' : 'Show password'} onClick={() => setVisible(!visible)}>
        {visible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return <Field type={visible ? 'text' : 'password'} slotProps={{ ...slotProps, input: { endAdornment: toggle } }} {...props} />;
}
