import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { guarded, withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { GuardedFields } from '#shared/reauthentication/GuardedFields.tsx';
import { GuardedForm } from '#shared/reauthentication/GuardedForm.tsx';
import { ForPasswordManagers } from '../ForPasswordManagers.tsx';

const Rules = z.object(guarded(true));
export type Proof = z.infer<typeof Rules>;

interface Props {
  email: string;
  send: (proof: Proof) => Promise<void>;
  submitLabel: string;
  busyLabel: string;
  onCancel: () => void;
}

/** Password and code, for what changes the second factor itself. */
export function ProveItForm({ email, send, ...rest }: Props) {
  const form = useForm<Proof>({ resolver: standardSchemaResolver(Rules), defaultValues: { password: '', code: '' } });
  return (
    <GuardedForm form={form} send={({ password, code }) => send({ password, code: withoutSpaces(code) })} {...rest}>
      <ForPasswordManagers email={email} />
      <GuardedFields twoFactor autoFocus />
    </GuardedForm>
  );
}
