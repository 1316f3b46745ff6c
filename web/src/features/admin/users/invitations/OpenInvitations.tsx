import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import { RoleBadge } from '#shared/account/RoleBadge.tsx';
import { useIsOver } from '#shared/holds/useIsOver.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { counted } from '#ui/format/labels.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { type OpenInvitationDto, useOpenInvitationsQuery, useSendInvitationAgainMutation, useWithdrawInvitationMutation } from '../api.ts';

/** Who is invited and has not come yet; where there is nobody, nothing. */
export function OpenInvitations() {
  const { data: invitations, error, refetch } = standing(useOpenInvitationsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [asking, setAsking] = useState<OpenInvitationDto | null>(null);
  const focus = useKeptFocus<HTMLDivElement>(asking ?? invitations);
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  return (
    <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' }, '&:empty': { display: 'none' } }}>
      {invitations && invitations.length > 0 && (
        <Stack component="section" aria-label="Open invitations" spacing={1.5}>
          <Typography variant="h3" component="h2">
            {counted(invitations.length, 'open invitation')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {invitations.map((invitation) => (
              <Invitation key={invitation.id} invitation={invitation} onWithdraw={() => setAsking(invitation)} />
            ))}
          </Box>
        </Stack>
      )}
      {asking && <Withdraw invitation={asking} onClose={() => setAsking(null)} />}
    </Box>
  );
}

function Invitation({ invitation, onWithdraw }: { invitation: OpenInvitationDto; onWithdraw: () => void }) {
  const { id, fullName, email, roles, invitedBy, sentAt, expiresAt } = invitation;
  const [sendAgain, { isLoading }] = useSendInvitationAgainMutation();
  const over = useIsOver(Date.parse(expiresAt));

  async function again() {
    try {
      await sendAgain({ id }).unwrap();
      toast.success('Invitation sent', `${fullName} has another link. The one from before does not work any more.`);
    } catch (problem) {
      toast.error('Action failed', problem);
    }
  }

  return (
    <Paper component="li" aria-label={fullName} sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fullName}</Typography>
          {(roles.length > 0 ? roles : (['user'] as const)).map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
          {over && <Chip variant="status" size="small" color="warning" label="Link expired" />}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {`${email} · invited by ${invitedBy ?? 'an administrator'} on ${momentLabel(sentAt)} · the link ${over ? 'ended' : 'ends'} on ${momentLabel(expiresAt)}`}
        </Typography>
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" aria-label={`Send again to ${fullName}`} loading={isLoading} onClick={() => void again()}>
          Send again
        </Button>
        <Button size="small" variant="outlined" color="error" aria-label={`Withdraw the invitation of ${fullName}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      </Stack>
    </Paper>
  );
}

function Withdraw({ invitation: { id, fullName }, onClose }: { invitation: OpenInvitationDto; onClose: () => void }) {
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation();
  async function end() {
    try {
      await withdraw({ id }).unwrap();
      toast.success('Invitation withdrawn', `The link of ${fullName} does not work any more.`);
    } catch (problem) {
      toast.error('Action failed', problem);
    }
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={`Withdraw the invitation of ${fullName}?`}
      confirmLabel="Withdraw"
      destructive
      busy={isLoading}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      The link does not work any more, and name and email are forgotten. You can invite them again.
    </ConfirmDialog>
  );
}
