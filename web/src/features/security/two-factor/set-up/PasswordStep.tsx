import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { TwoFactorSetupDto } from '#api/generated.ts';
import { type Guarded, guarded, withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { GuardedFields } from '#shared/reauthentication/GuardedFields.tsx';
import { GuardedForm } from '#shared/reauthentication/GuardedForm.tsx';
import { useStartTwoFactorMutation } from '../../api.ts';
import { ForPasswordManagers } from '../../ForPasswordManagers.tsx';

type Values = Guarded;

interface Props {
  email: string;
  /** It is on already, and a code is needed to put another app in the place of the first. */
  twoFactor: boolean;
  onCancel?: (() => void) | undefined;
  onStarted: (setup: TwoFactorSetupDto) => void;
}

export function PasswordStep({ email, twoFactor, onCancel, onStarted }: Props) {
  const [start] = useStartTwoFactorMutation();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(z.object(guarded(twoFactor))),
    defaultValues: { password: '', code: '' },
  });
  const send = async ({ password, code }: Values) =>
    onStarted(await start({ reauthenticationDto: { password, ...(code && { code: withoutSpaces(code) }) } }).unwrap());
  return (
    <>
      <Typography>
        You need an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password. First, show that it is you.
      </Typography>
      <GuardedForm form={form} send={send} submitLabel="Continue" busyLabel="Checking..." onCancel={onCancel}>
        <ForPasswordManagers email={email} />
        <GuardedFields twoFactor={twoFactor} autoFocus />
      </GuardedForm>
    </>
  );
}
