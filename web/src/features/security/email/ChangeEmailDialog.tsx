import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AccountSecurityDto } from '#api/generated.ts';
import { asProblem } from '#problem.ts';
import { guarded, withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { GuardedFields } from '#shared/reauthentication/GuardedFields.tsx';
import { GuardedForm } from '#shared/reauthentication/GuardedForm.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/forms/Field.tsx';
import { useChangeEmailMutation } from '../api.ts';
import { FormDialog } from '../FormDialog.tsx';

const rules = (twoFactor: boolean) =>
  z.object({
    ...guarded(twoFactor),
    email: z.string().check(z.trim(), z.minLength(1, 'Please enter the new email'), z.email('Please enter a valid email address')),
  });
type Values = z.infer<ReturnType<typeof rules>>;

interface Props {
  security: AccountSecurityDto;
  onClose: () => void;
}

/** The new address takes the place of the old one when its link is opened. While one is pending, this mails its link again. */
export function ChangeEmailDialog({ security: { twoFactor, pendingEmail }, onClose }: Props) {
  const [changeEmail] = useChangeEmailMutation();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules(twoFactor)),
    defaultValues: { email: pendingEmail ?? '', password: '', code: '' },
  });

  const send = async ({ email, password, code }: Values) => {
    try {
      await changeEmail({ changeEmailDto: { email, password, ...(code && { code: withoutSpaces(code) }) } }).unwrap();
    } catch (cause) {
      const { code: reason, detail } = asProblem(cause);
      if (reason !== 'identity/same-email') throw cause;
      return form.setError('email', { message: detail }, { shouldFocus: true });
    }
    toast.success('Check your email', `We've sent a link to ${email}. Open it, and it is your new email.`);
    onClose();
  };

  return (
    <FormDialog title="Change email" onClose={onClose}>
      <Typography color="textSecondary">
        We send a link to the new address. Until you open it, you sign in as before; then we tell the old address about it.
      </Typography>
      <GuardedForm form={form} send={send} submitLabel="Send the link" busyLabel="Sending..." onCancel={onClose}>
        <Field
          label="New email"
          type="email"
          autoComplete="email"
          autoFocus={!pendingEmail}
          registration={form.register('email')}
          error={form.formState.errors.email}
        />
        <GuardedFields twoFactor={twoFactor} autoFocus={pendingEmail !== null} />
      </GuardedForm>
    </FormDialog>
  );
}
