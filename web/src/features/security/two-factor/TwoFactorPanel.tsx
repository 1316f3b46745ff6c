import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Off from 'virtual:icon/outline-remove-moderator';
import On from 'virtual:icon/outline-verified-user';
import type { AccountSecurityDto } from '#api/generated.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import type { SecurityDialog } from '#ui/dialogs/security-dialog.ts';
import { Notice } from '#ui/feedback/Notice.tsx';

/** With so few left, new ones are due. */
const FEW = 3;

interface Props {
  security: AccountSecurityDto;
  onOpen: (dialog: SecurityDialog) => void;
}

export function TwoFactorPanel({ security, onOpen }: Props) {
  const { emailVerified, twoFactor, twoFactorRequired, recoveryCodesLeft } = security;
  const chip = twoFactor ? (
    <Chip variant="status" size="small" color="success" icon={<On />} label="On" />
  ) : (
    <Chip variant="status" size="small" color="warning" icon={<Off />} label="Off" />
  );
  return (
    <Panel title="Two-Factor Authentication" action={chip}>
      <Typography color="textSecondary">
        {twoFactor
          ? 'At every sign-in you are asked for a code from your authenticator app.'
          : 'A second step at every sign-in: a code from an app on your phone. Someone who learns your password still can’t get in.'}
      </Typography>
      {twoFactor && <CodesLeft left={recoveryCodesLeft} />}
      {!twoFactor && !emailVerified && <Typography sx={{ mt: 1 }}>Confirm your email first: then you can set it up here.</Typography>}
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        {twoFactor ? (
          <>
            <Button size="small" variant="outlined" onClick={() => onOpen('recovery-codes')}>
              New recovery codes
            </Button>
            <Button size="small" variant="outlined" onClick={() => onOpen('another-authenticator')}>
              Use another phone
            </Button>
          </>
        ) : (
          emailVerified && (
            <Button size="small" variant="contained" onClick={() => onOpen('two-factor')}>
              Set up
            </Button>
          )
        )}
        {twoFactor && !twoFactorRequired && (
          <Button size="small" color="error" onClick={() => onOpen('two-factor-off')}>
            Switch off
          </Button>
        )}
      </Stack>
      {twoFactor && twoFactorRequired && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Your role needs it, so it stays on.
        </Typography>
      )}
    </Panel>
  );
}

/** What lets the person in when the phone is gone. */
function CodesLeft({ left }: { left: number }) {
  if (left > FEW) return <Typography sx={{ mt: 1 }}>{left} of 10 recovery codes left.</Typography>;
  return (
    <Notice sx={{ mt: 1.5 }}>
      {left === 0 ? 'You have no recovery codes left.' : `Only ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`} Without your
      phone, they are the only way in: make new ones.
    </Notice>
  );
}
