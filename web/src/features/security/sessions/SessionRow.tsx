import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import Computer from 'virtual:icon/outline-computer';
import Phone from 'virtual:icon/outline-smartphone';
import type { OpenSessionDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { useEndSessionMutation } from '../api.ts';

const ON_PHONES = /android|iphone|ipad|ios\b|mobile/i;

export function SessionRow({ session }: { session: OpenSessionDto }) {
  const { device, openedAt, lastActiveAt, current } = session;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap', py: 1.5 }}>
      <Box sx={{ color: 'text.secondary', lineHeight: 0, pt: 0.25 }} aria-hidden>
        {ON_PHONES.test(device) ? <Phone /> : <Computer />}
      </Box>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {device}
          {current && <Chip component="span" variant="status" size="small" color="primary" label="This device" />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Signed in <time dateTime={openedAt}>{momentLabel(openedAt)}</time>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Last active <time dateTime={lastActiveAt}>{momentLabel(lastActiveAt)}</time>
        </Typography>
      </Box>
      {!current && <EndButton session={session} />}
    </Box>
  );
}

/** The session of this device is ended by signing out. */
function EndButton({ session: { id, device, openedAt } }: { session: OpenSessionDto }) {
  const [endSession, { isLoading }] = useEndSessionMutation();

  async function end() {
    try {
      await endSession({ sessionId: id }).unwrap();
      toast.success('Session ended', `${device} is signed out.`);
    } catch (problem) {
      toast.error('The session was not ended', problem);
    }
  }
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isLoading}
      aria-label={`End this session: ${device}, signed in ${momentLabel(openedAt)}`}
      onClick={() => void end()}
    >
      End this session
    </Button>
  );
}
