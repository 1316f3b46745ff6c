import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '#ui/cards/Panel.tsx';
import { momentLabel } from '#ui/format/moment.ts';
import { money } from '#ui/format/money.ts';
import type { FeeChangeDto } from './api.ts';

const BECAME: Record<FeeChangeDto['state'], string> = {
  scheduled: 'to come',
  holds: 'holds now',
  held: 'is over',
  'taken-back': 'was taken back',
};

interface Deed {
  at: string;
  line: string;
}

/** Each change is a deed; one that was taken back is two. */
function deedsOf({ feeCents, from, state, ...who }: FeeChangeDto): Deed[] {
  const fee = `${money(feeCents)} from ${momentLabel(from)}`;
  const scheduled = { at: who.scheduledAt, line: `${fee} (${BECAME[state]}), scheduled${said(who.scheduledBy, who.reason)}` };
  return who.takenBackAt === null
    ? [scheduled]
    : [{ at: who.takenBackAt, line: `${fee} taken back${said(who.takenBackBy, who.takenBackReason)}` }, scheduled];
}

const said = (by: string | null, why: string | null): string => `${by ? ` by ${by}` : ''}${why ? `: ${why}` : ''}`;

/** Who has set what, when and why, newest first. */
export function FeeHistory({ changes }: { changes: readonly FeeChangeDto[] }) {
  const deeds = changes.flatMap(deedsOf).sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <Panel title="History of the fee">
      {deeds.length === 0 ? (
        <Typography color="textSecondary">Nobody has changed the fee yet.</Typography>
      ) : (
        <Box component="ol" aria-label="History of the fee" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {deeds.map(({ at, line }) => (
            <Typography key={`${at} ${line}`} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <Box component="time" dateTime={at} sx={{ display: 'block', color: 'text.secondary' }}>
                {momentLabel(at)}
              </Box>
              {line}
            </Typography>
          ))}
        </Box>
      )}
    </Panel>
  );
}
