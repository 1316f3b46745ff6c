import { momentLabel } from '#ui/format/moment.ts';
import { money } from '#ui/format/money.ts';
import type { FeeChangeDto } from './api.ts';
import { type Deed, Deeds, said } from './Deeds.tsx';

const BECAME: Record<FeeChangeDto['state'], string> = {
  scheduled: 'to come',
  holds: 'holds now',
  held: 'is over',
  'taken-back': 'was taken back',
};

/** Each change is a deed; one that was taken back is two. */
function deedsOf({ feeCents, from, state, ...who }: FeeChangeDto): Deed[] {
  const fee = `${money(feeCents)} from ${momentLabel(from)}`;
  const scheduled = { at: who.scheduledAt, line: `${fee} (${BECAME[state]}), scheduled${said(who.scheduledBy, who.reason)}` };
  return who.takenBackAt === null
    ? [scheduled]
    : [{ at: who.takenBackAt, line: `${fee} taken back${said(who.takenBackBy, who.takenBackReason)}` }, scheduled];
}

/** Who has set what, when and why, newest first. */
export function FeeHistory({ changes }: { changes: readonly FeeChangeDto[] }) {
  const deeds = changes.flatMap(deedsOf).sort((a, b) => (a.at < b.at ? 1 : -1));
  return <Deeds title="History of the fee" deeds={deeds} none="Nobody has changed the fee yet." />;
}
