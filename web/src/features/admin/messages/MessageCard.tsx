import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AnsweredIcon from 'virtual:icon/outline-mark-email-read';
import OpenIcon from 'virtual:icon/outline-mark-email-unread';
import { CONTACT_TOPICS } from '#shared/contact-topics.ts';
import type { ContactMessageDto } from '../api.ts';
import { EraseMessageButton } from './EraseMessageButton.tsx';
import { MarkAnsweredButton } from './MarkAnsweredButton.tsx';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function MessageCard({ message: written }: { message: ContactMessageDto }) {
  const { topic, name, email, accountName, message, status, receivedAt, answeredAt } = written;
  return (
    <Paper component="li" aria-label={`${CONTACT_TOPICS[topic]}, from ${name}`} sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" component="h2">
          {CONTACT_TOPICS[topic]}
        </Typography>
        {status === 'open' ? (
          <Chip variant="status" size="small" color="warning" icon={<OpenIcon />} label="Open" />
        ) : (
          <Chip variant="status" size="small" color="success" icon={<AnsweredIcon />} label="Answered" />
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {name}
        {email && (
          <>
            {' · '}
            <Link href={replyTo(email, topic)}>{email}</Link>
          </>
        )}
        {accountName ? ` · signed in as ${accountName}` : ' · not signed in'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={receivedAt}>{moment.format(new Date(receivedAt))}</time>
        {answeredAt && ` · answered ${moment.format(new Date(answeredAt))}`}
      </Typography>
      {message === null ? (
        <Typography sx={{ mt: 1.5, fontStyle: 'italic' }}>The sender’s data have been erased.</Typography>
      ) : (
        <Typography sx={{ mt: 1.5, maxWidth: '70ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {status === 'open' && <MarkAnsweredButton message={written} />}
        {accountName === null && message !== null && <EraseMessageButton message={written} />}
      </Stack>
    </Paper>
  );
}

/** An address may hold `?` and `&`, which must not become fields of the mail. */
const replyTo = (email: string, topic: ContactMessageDto['topic']): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your message to Plumb & Level: ${CONTACT_TOPICS[topic]}`)}`;
