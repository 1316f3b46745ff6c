import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CodeField } from '#shared/reauthentication/CodeField.tsx';
import type { SignIn } from '../schemas.ts';

interface Props {
  form: UseFormReturn<SignIn>;
  submit: ReactNode;
  onBack: () => void;
}

/** The second step of signing in: the password was right. */
export function CodeStep({ form, submit, onBack }: Props) {
  const empty = () => {
    form.setValue('code', '');
    form.clearErrors('code');
  };
  return (
    <>
      <div>
        <Typography variant="h3" component="h2">
          One more step
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {form.getValues('email')} is protected by two-factor authentication.
        </Typography>
      </div>
      <CodeField registration={form.register('code')} error={form.formState.errors.code} autoFocus onSwitch={empty} />
      {submit}
      <Button onClick={onBack}>Back</Button>
    </>
  );
}
