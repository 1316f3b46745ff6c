import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Typography from '@mui/material/Typography';
import { useForm, useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AccountSecurityDto } from '#api/generated.ts';
import { guarded, withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { GuardedFields } from '#shared/reauthentication/GuardedFields.tsx';
import { GuardedForm } from '#shared/reauthentication/GuardedForm.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { useChangePasswordMutation } from '../api.ts';
import { FormDialog } from '../FormDialog.tsx';
import { ForPasswordManagers } from '../ForPasswordManagers.tsx';
import { useNewSession } from '../useNewSession.ts';

const rules = (twoFactor: boolean, shortest: number) =>
  z.object({ ...guarded(twoFactor), newPassword: z.string().check(z.minLength(shortest, `Use at least ${shortest} characters`)) });
type Values = z.infer<ReturnType<typeof rules>>;

interface Props {
  security: AccountSecurityDto;
  onClose: () => void;
}

export function ChangePasswordDialog({ security: { email, twoFactor, twoFactorRequired }, onClose }: Props) {
  const [changePassword] = useChangePasswordMutation();
  const goOnIn = useNewSession();
  // Those who see what others may not need a longer one.
  const shortest = twoFactorRequired ? 12 : 8;
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules(twoFactor, shortest)),
    defaultValues: { password: '', newPassword: '', code: '' },
  });

  const send = async ({ password, newPassword, code }: Values) => {
    const changed = { currentPassword: password, newPassword, ...(code && { code: withoutSpaces(code) }) };
    goOnIn(await changePassword({ changePasswordDto: changed }).unwrap());
    toast.success('Password changed', 'You stay signed in here. All other sessions have ended.');
    onClose();
  };

  return (
    <FormDialog title="Change Password" onClose={onClose}>
      <Typography color="textSecondary">
        You stay signed in here. Wherever else you are signed in, you will have to sign in again.
      </Typography>
      <GuardedForm form={form} send={send} submitLabel="Change Password" busyLabel="Saving..." onCancel={onClose}>
        <ForPasswordManagers email={email} />
        <GuardedFields twoFactor={twoFactor} label="Current password" autoFocus />
        <NewPasswordField shortest={shortest} />
      </GuardedForm>
    </FormDialog>
  );
}

/** A piece of its own, so that it is registered after the current password: what is wrong first takes the focus. */
function NewPasswordField({ shortest }: { shortest: number }) {
  const { register, formState } = useFormContext<Values>();
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      helperText={`At least ${shortest} characters, and not a common password`}
      registration={register('newPassword')}
      error={formState.errors.newPassword}
    />
  );
}
