import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import type { Guarded } from './guarded.ts';

interface Props {
  twoFactor: boolean;
  label?: string;
  autoFocus?: boolean;
}

/** Asks for the password again and, with two-factor, for a code. Belongs into a `GuardedForm`. */
export function GuardedFields({ twoFactor, label = 'Password', autoFocus }: Props) {
  const { register, setValue, clearErrors, formState } = useFormContext<Guarded>();
  const { errors } = formState;
  const [asksCode, setAsksCode] = useState(twoFactor);
  // It may have been switched on in another tab.
  if (errors.code && !asksCode) setAsksCode(true);

  const empty = () => {
    setValue('code', '');
    clearErrors('code');
  };
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="current-password"
        autoFocus={autoFocus}
        registration={register('password')}
        error={errors.password}
      />
      {asksCode && <CodeField registration={register('code')} error={errors.code} autoFocus={!twoFactor} onSwitch={empty} />}
    </>
  );
}
