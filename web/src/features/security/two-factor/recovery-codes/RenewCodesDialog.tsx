import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccountSecurityDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useRenewRecoveryCodesMutation } from '../../api.ts';
import { FormDialog } from '../../FormDialog.tsx';
import { type Proof, ProveItForm } from '../ProveItForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  security: AccountSecurityDto;
  onClose: () => void;
}

/** Ten new codes in the place of the old ones. */
export function RenewCodesDialog({ security: { email }, onClose }: Props) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[]>();

  const send = async (proof: Proof) => {
    const { recoveryCodes } = await renew({ reauthenticationDto: proof }).unwrap();
    setCodes(recoveryCodes);
  };
  const saved = () => {
    toast.success('New recovery codes', 'The old ones no longer work.');
    onClose();
  };

  if (codes) {
    return (
      <FormDialog title="New recovery codes">
        <RecoveryCodes email={email} codes={codes} onSaved={saved} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title="New recovery codes" onClose={onClose}>
      <Typography color="textSecondary">You get ten new codes. The old ones stop working at once.</Typography>
      <ProveItForm email={email} send={send} submitLabel="Make new codes" busyLabel="Making..." onCancel={onClose} />
    </FormDialog>
  );
}
