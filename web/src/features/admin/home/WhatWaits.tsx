import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { staffPaths } from '#shared/staff-paths.ts';
import { dateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { useWaitingQuery, type Waiting } from '../api.ts';

const KINDS: Record<Waiting['kind'], { words: (count: number) => string; href: string }> = {
  application: { words: (count) => `${counted(count, 'application')} to decide`, href: `${staffPaths.vendors}?state=pending` },
  claim: { words: (count) => `${counted(count, 'claim')} to decide`, href: staffPaths.bookings },
  review: { words: (count) => counted(count, 'reported review'), href: staffPaths.reviews },
  photo: { words: (count) => counted(count, 'reported photo'), href: staffPaths.workPhotos },
  message: { words: (count) => counted(count, 'open message'), href: staffPaths.messages },
};

/** What an administrator has to decide or answer, the longest waiting first: all of it, however much there is. */
export function WhatWaits() {
  const { data: waiting } = useWaitingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!waiting) return null;
  return (
    <Paper component="section" aria-label="What waits" sx={{ px: 2.5, py: 1.5 }}>
      {waiting.length === 0 ? (
        <Typography color="textSecondary">Nothing waits for a decision or an answer.</Typography>
      ) : (
        <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {waiting.map(({ kind, count, since }) => (
            <li key={kind}>
              <Link href={KINDS[kind].href} sx={{ display: 'inline-block', fontWeight: 600, lineHeight: 1.75 }}>
                {KINDS[kind].words(count)}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {count > 1 ? 'the oldest since' : 'since'} <time dateTime={since}>{dateLabel(since)}</time>
              </Typography>
            </li>
          ))}
        </Stack>
      )}
    </Paper>
  );
}
