import { useEffect, useState } from 'react';
import type { AccountSecurityDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { FormDialog } from '../../FormDialog.tsx';
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx';

interface Props {
  security: AccountSecurityDto;
  onClose: () => void;
}

export function SetUpDialog({ security: { email, twoFactor }, onClose }: Props) {
  // It is on from the second step, while the recovery codes are still in sight.
  const [wasOn] = useState(twoFactor);
  const [mustSave, setMustSave] = useState(false);
  useEffect(() => {
    if (wasOn) onClose();
  }, [wasOn, onClose]);
  if (wasOn) return null;

  const done = () => {
    toast.success('Two-factor is on', 'From now on, signing in takes a code from your authenticator app.');
    onClose();
  };
  return (
    <FormDialog title="Set up two-factor authentication" {...(!mustSave && { onClose })}>
      <TwoFactorSetUp email={email} onCancel={onClose} onEnabled={() => setMustSave(true)} onDone={done} />
    </FormDialog>
  );
}
