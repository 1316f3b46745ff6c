import MoveIcon from 'virtual:icon/outline-event-repeat';
import type { Booking } from '../api.ts';
import { bothClocks, momentLabel, slotLabel } from '../moments.ts';
import { otherSide, type Side } from '../sides.ts';
import { BookingNote } from './BookingNote.tsx';
import { ProposalAnswers } from './ProposalAnswers.tsx';

/** A new time that waits for one side's answer. */
export function ProposalNotice({ booking, side }: { booking: Booking; side: Side }) {
  const { proposal, timeZone, respondBy } = booking;
  if (!proposal) return null;

  const other = otherSide(booking, side);
  const own = proposal.by === side;
  const until = momentLabel(proposal.lapsesAt, timeZone);
  // What lapses with the request leaves nothing that would stand.
  const otherwise = proposal.lapsesAt === respondBy ? 'the request expires' : `${slotLabel(booking)} stands`;
  return (
    <BookingNote
      tone={own ? 'primary' : 'warning'}
      icon={<MoveIcon aria-hidden />}
      actions={<ProposalAnswers booking={booking} side={side} />}
    >
      <p>
        {own ? `You have proposed ` : `${other} proposes `}
        <strong style={{ whiteSpace: 'nowrap' }}>{slotLabel(proposal)}</strong>
        {bothClocks({ timeZone, startsAt: proposal.startsAt })} instead. The price stays the same.
      </p>
      <p>
        {own
          ? `${other} can agree until ${until}. Until then both times are kept; without an answer, ${otherwise}.`
          : `Please answer by ${until}. Without an answer, ${otherwise}.`}
      </p>
    </BookingNote>
  );
}
