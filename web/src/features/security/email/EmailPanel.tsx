import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Pending from 'virtual:icon/outline-hourglass-top';
import CheckCircle from 'virtual:icon/outline-task-alt';
import type { AccountSecurityDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { SendAgainButton } from '#ui/forms/SendAgainButton.tsx';
import { useResendVerificationMutation } from '../api.ts';

interface Props {
  security: AccountSecurityDto;
  onChange: () => void;
}

/** The address that the person signs in with, and the one that is to take its place. */
export function EmailPanel({ security: { email, emailVerified, pendingEmail }, onChange }: Props) {
  return (
    <Panel
      title="Email"
      action={
        <Button size="small" variant="outlined" onClick={onChange}>
          Change email
        </Button>
      }
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
        {emailVerified ? (
          <Chip variant="status" size="small" color="success" icon={<CheckCircle />} label="Confirmed" />
        ) : (
          <Chip variant="status" size="small" color="warning" icon={<Pending />} label="Not confirmed" />
        )}
      </Stack>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        You sign in with it, and our mails go there.
      </Typography>
      {!emailVerified && <SendVerificationAgain email={email} />}
      {pendingEmail && (
        <Alert severity="info" role="note" sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
          We&apos;ve sent a link to <strong>{pendingEmail}</strong>. Open it within 24 hours, and that is your new email. Until then
          everything stays as it is.
          <Stack direction="row" sx={{ mt: 1.5 }}>
            <Button size="small" variant="outlined" color="inherit" onClick={onChange}>
              Send the link again
            </Button>
          </Stack>
        </Alert>
      )}
    </Panel>
  );
}

function SendVerificationAgain({ email }: { email: string }) {
  const [resend] = useResendVerificationMutation();
  const send = () => resend({ resendVerificationDto: { email, returnTo: paths.settings } }).unwrap();
  return (
    <Stack direction="row" sx={{ mt: 1.5 }}>
      <SendAgainButton name={`verify-email ${email}`} send={send} />
    </Stack>
  );
}
