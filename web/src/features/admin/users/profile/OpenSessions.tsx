import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSignedInUser } from '#api/session/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { type ManagedUserDto, useEndSessionsOfUserMutation, type UserProfileDto } from '../api.ts';

interface Props {
  user: ManagedUserDto;
  sessions: UserProfileDto['sessions'];
  /** They are ended. */
  onDone: () => void;
}

/** Where somebody is signed in, and what signs them out. One's own sessions are ended in the settings. */
export function OpenSessions({ user: { id, fullName }, sessions, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const [endSessions, { isLoading }] = useEndSessionsOfUserMutation();
  const own = useSignedInUser()?.id === id;

  async function end() {
    try {
      await endSessions({ id }).unwrap();
      toast.success('Sessions ended', `${fullName} is signed out everywhere.`);
      onDone();
    } catch (problem) {
      toast.error('Action failed', problem);
      setAsking(false);
    }
  }

  return (
    <section>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3">Open sessions</Typography>
        {sessions.length > 0 && !own && (
          <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
            End sessions
          </Button>
        )}
      </Stack>
      {sessions.length === 0 ? (
        <Typography color="textSecondary">Nobody is signed in.</Typography>
      ) : (
        <Box component="ul" aria-label="Open sessions" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {sessions.map((session) => (
            <Typography key={session.id} component="li" variant="body2">
              {`${session.device} · signed in ${momentLabel(session.openedAt)} · last active ${momentLabel(session.lastActiveAt)}`}
            </Typography>
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={`Sign ${fullName} out everywhere?`}
        confirmLabel="End sessions"
        destructive
        busy={isLoading}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      >
        They are signed out at once, are told so by mail, and can sign in again with their password.
      </ConfirmDialog>
    </section>
  );
}
