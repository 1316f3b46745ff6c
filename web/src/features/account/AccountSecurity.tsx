import Button from '@mui/material/Button';
import { Panel } from '#ui/cards/Panel.tsx';
import { useSecurityDialog } from '#ui/dialogs/security-dialog.ts';
import { ActionRow } from './ActionRow.tsx';
import { useAccountSecurityQuery } from './api.ts';
import { DownloadButton } from './data/DownloadButton.tsx';
import { DownloadInFullButton } from './data/DownloadInFullButton.tsx';

/** What a vendor can do for the safety of their account, beside the settings of a business. */
export function AccountSecurity() {
  const { open } = useSecurityDialog();
  const { data: security } = useAccountSecurityQuery();
  return (
    <Panel title="Account Security">
      <ActionRow does="You need the password that you have now. All your other sessions end.">
        <Button variant="outlined" onClick={() => open('password')}>
          Change Password
        </Button>
      </ActionRow>
      <ActionRow
        does={
          security?.twoFactor
            ? 'It is on: every sign-in asks for a code. Here you move it to another phone.'
            : 'A second step at every sign-in: a code from an app on your phone.'
        }
      >
        <Button variant="outlined" onClick={() => open(security?.twoFactor ? 'another-authenticator' : 'two-factor')}>
          Two-Factor Authentication
        </Button>
      </ActionRow>
      <ActionRow does="A JSON file with everything that we hold on you and your business. Of tax ID, document and bank details it shows the last digits only.">
        <DownloadButton label="Download Account Data" />
      </ActionRow>
      <ActionRow does="The same file with these in full. You need your password for it.">
        <DownloadInFullButton />
      </ActionRow>
    </Panel>
  );
}
