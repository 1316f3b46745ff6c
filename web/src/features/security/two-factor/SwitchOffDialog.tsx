import Typography from '@mui/material/Typography';
import type { AccountSecurityDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useDisableTwoFactorMutation } from '../api.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useNewSession } from '../useNewSession.ts';
import { type Proof, ProveItForm } from './ProveItForm.tsx';

interface Props {
  security: AccountSecurityDto;
  onClose: () => void;
}

export function SwitchOffDialog({ security: { email }, onClose }: Props) {
  const [disable] = useDisableTwoFactorMutation();
  const goOnIn = useNewSession();

  const send = async (proof: Proof) => {
    goOnIn(await disable({ reauthenticationDto: proof }).unwrap());
    toast.success('Two-factor is off', 'Your password alone signs you in. All other sessions have ended.');
    onClose();
  };
  return (
    <FormDialog title="Switch off two-factor authentication?" onClose={onClose}>
      <Typography color="textSecondary">
        Then your password alone signs you in, and your recovery codes stop working. You stay signed in here, and nowhere else.
      </Typography>
      <ProveItForm email={email} send={send} submitLabel="Switch off" busyLabel="Switching off..." onCancel={onClose} />
    </FormDialog>
  );
}
