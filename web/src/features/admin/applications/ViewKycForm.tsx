import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { KycDto } from '#api/staff/generated-staff.ts';
import { guarded, withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { GuardedFields } from '#shared/reauthentication/GuardedFields.tsx';
import { GuardedForm } from '#shared/reauthentication/GuardedForm.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useAccountSecurityQuery, useViewKycMutation } from '../api.ts';

const SHORTEST = 10;
const LONGEST = 500;

const rules = (twoFactor: boolean) =>
  z.object({
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(SHORTEST, `Please give a reason of at least ${SHORTEST} characters`),
        z.maxLength(LONGEST, `The reason must be at most ${LONGEST} characters`),
      ),
    ...guarded(twoFactor),
  });
type Values = z.infer<ReturnType<typeof rules>>;

interface Props {
  vendorId: string;
  onShown: (kyc: KycDto) => void;
  onCancel: () => void;
}

/** Asks why, and for the administrator's own password again. */
export function ViewKycForm(props: Props) {
  const { data: security, isLoading } = useAccountSecurityQuery();
  return isLoading ? null : <Form {...props} twoFactor={security?.twoFactor ?? false} />;
}

function Form({ vendorId, onShown, onCancel, twoFactor }: Props & { twoFactor: boolean }) {
  const [view, { reset }] = useViewKycMutation();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules(twoFactor)),
    defaultValues: { reason: '', password: '', code: '' },
  });

  const send = async ({ reason, password, code }: Values) => {
    const kyc = await view({ id: vendorId, viewKycDto: { reason, password, ...(code && { code: withoutSpaces(code) }) } }).unwrap();
    // Nothing of it stays in the store.
    reset();
    onShown(kyc);
  };
  return (
    <GuardedForm form={form} send={send} submitLabel="Show in full" busyLabel="Checking..." onCancel={onCancel}>
      <Field
        label="Why do you need to see it?"
        required
        multiline
        minRows={2}
        autoFocus
        registration={form.register('reason')}
        error={form.formState.errors.reason}
        helperText={`At least ${SHORTEST} characters`}
      />
      <GuardedFields twoFactor={twoFactor} label="Your password" />
    </GuardedForm>
  );
}
