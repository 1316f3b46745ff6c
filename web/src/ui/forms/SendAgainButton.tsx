import Button from '@mui/material/Button';
import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { waitLabel } from '#ui/feedback/wait.ts';
import { useCountdown } from './useCountdown.ts';

/** The server mails at most one link a minute. */
const QUIET_SECONDS = 60;

interface Props {
  /** What is mailed, and to whom: under this name the minute is kept. */
  name: string;
  /** The first link was mailed a moment ago. */
  justSent?: boolean;
  send: () => Promise<unknown>;
}

/** Asks for a mailed link once more. */
export function SendAgainButton({ name, justSent = false, send }: Props) {
  const [left, start] = useCountdown({ key: `mailed:${name}`, from: justSent ? QUIET_SECONDS : 0 });
  const [sending, setSending] = useState(false);
  const idle = left === 0 && !sending;

  async function sendAgain() {
    setSending(true);
    try {
      await send();
      start(QUIET_SECONDS);
      toast.success('Check your email', "We've sent the link again. It can take a minute to arrive.");
    } catch (problem) {
      toast.error('The link could not be sent', problem);
    }
    setSending(false);
  }

  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-disabled={!idle}
      onClick={() => idle && void sendAgain()}
      sx={idle ? {} : { opacity: 0.6, cursor: 'default' }}
    >
      {sending ? 'Sending...' : left > 0 ? `Send the link again in ${waitLabel(left)}` : 'Send the link again'}
    </Button>
  );
}
