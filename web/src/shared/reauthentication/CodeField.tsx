import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';

interface Props {
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
  autoFocus?: boolean;
  /** Empties the field, when the other kind of code is to be typed. */
  onSwitch: () => void;
}

/** The second factor: a code of the authenticator app or, when the phone is gone, one that was saved for that. */
export function CodeField({ registration, error, autoFocus = false, onSwitch }: Props) {
  const [kind, setKind] = useState<'app' | 'recovery'>();
  const switchTo = (other: 'app' | 'recovery') => {
    onSwitch();
    setKind(other);
  };
  const common = { registration, error, autoFocus: autoFocus || kind !== undefined };
  if (kind === 'recovery') {
    return (
      <div>
        <Field
          key="recovery"
          {...common}
          label="Recovery code"
          helperText="One of the ten that you saved. Each works once."
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button size="small" onClick={() => switchTo('app')} sx={{ mt: 0.5 }}>
          Use the authenticator app instead
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Field
        key="app"
        {...common}
        label="6-digit code"
        helperText="From your authenticator app"
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button size="small" onClick={() => switchTo('recovery')} sx={{ mt: 0.5 }}>
        Use a recovery code instead
      </Button>
    </div>
  );
}
