import type { AccountSecurityDto } from '#api/generated.ts';
import type { SecurityDialog } from '#ui/dialogs/security-dialog.ts';
import { ChangeEmailDialog } from './email/ChangeEmailDialog.tsx';
import { ChangePasswordDialog } from './password/ChangePasswordDialog.tsx';
import { RenewCodesDialog } from './two-factor/recovery-codes/RenewCodesDialog.tsx';
import { AnotherAuthenticatorDialog } from './two-factor/set-up/AnotherAuthenticatorDialog.tsx';
import { SetUpDialog } from './two-factor/set-up/SetUpDialog.tsx';
import { SwitchOffDialog } from './two-factor/SwitchOffDialog.tsx';

interface Props {
  dialog: SecurityDialog;
  security: AccountSecurityDto;
  onClose: () => void;
}

const DIALOGS = {
  password: ChangePasswordDialog,
  email: ChangeEmailDialog,
  'two-factor': SetUpDialog,
  'another-authenticator': AnotherAuthenticatorDialog,
  'recovery-codes': RenewCodesDialog,
  'two-factor-off': SwitchOffDialog,
};

/** The dialog that the address names. */
export function SecurityDialogs({ dialog, ...props }: Props) {
  const Dialog = DIALOGS[dialog];
  return <Dialog {...props} />;
}
