import Button from '@mui/material/Button';
import { Panel } from '#ui/cards/Panel.tsx';
import { useSecurityDialog } from '#ui/dialogs/security-dialog.ts';
import { ActionRow } from './ActionRow.tsx';
import { DownloadButton } from './data/DownloadButton.tsx';
import { DeleteAccountButton } from './deletion/DeleteAccountButton.tsx';

/** The three things that a person can do with their account as a whole. */
export function AccountManagement() {
  const { open } = useSecurityDialog();
  return (
    <Panel title="Account Management">
      <ActionRow does="You need the password that you have now. All your other sessions end.">
        <Button variant="outlined" onClick={() => open('password')}>
          Change Password
        </Button>
      </ActionRow>
      <ActionRow does="A JSON file with everything that we hold on you: profile, settings, bookings, reviews, messages, and the history of your account.">
        <DownloadButton />
      </ActionRow>
      <ActionRow does="For good. First you see whether it is possible and what exactly will happen.">
        <DeleteAccountButton />
      </ActionRow>
    </Panel>
  );
}
