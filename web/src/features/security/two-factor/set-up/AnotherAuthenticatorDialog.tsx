import { useState } from 'react';
import type { AccountSecurityDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { FormDialog } from '../../FormDialog.tsx';
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx';

interface Props {
  security: AccountSecurityDto;
  onClose: () => void;
}

/** For a new phone: its app takes the place of the first, and so do its recovery codes. */
export function AnotherAuthenticatorDialog({ security: { email, twoFactor }, onClose }: Props) {
  const [mustSave, setMustSave] = useState(false);
  const done = () => {
    toast.success('Your new phone is set up', 'Codes from the app that you used before no longer work.');
    onClose();
  };
  return (
    <FormDialog title="Use another phone" {...(!mustSave && { onClose })}>
      <TwoFactorSetUp email={email} again={twoFactor} onCancel={onClose} onEnabled={() => setMustSave(true)} onDone={done} />
    </FormDialog>
  );
}
