import type { BookedTime } from '../../scheduling/terms.events.js';
import { type BookingRescheduled, OTHER_SIDE, type RescheduleEnded, type Side } from '../booking.events.js';
import type { ExistingBooking, Proposal } from '../booking.js';
import { type BookingNotice, job, type SideNotices, until, when } from './notice.js';

/** The sides, as the other one reads of them. */
const WHO: Record<Side, string> = { customer: 'The customer', vendor: 'The provider' };

const to = (side: Side, subject: string, sentence: string): SideNotices => ({ [side]: { subject, sentence } satisfies BookingNotice });

export const proposed = (booking: ExistingBooking, by: Side, slot: BookedTime, lapsesAt: string): SideNotices =>
  to(
    OTHER_SIDE[by],
    'Another time is proposed',
    `${WHO[by]} would like to move ${job(booking)} to ${when(slot)}. Please accept or decline it by ${until(lapsesAt, booking)}; otherwise the old time stands.`,
  );

/** Who has ended it knows. */
export function proposalEnded(booking: ExistingBooking, { by, slot }: Proposal, outcome: RescheduleEnded['data']['outcome']): SideNotices {
  const stays = `${job(booking)} stays where it is`;
  switch (outcome) {
    case 'declined':
      return to(by, 'Your proposal was declined', `${WHO[OTHER_SIDE[by]]} cannot do ${when(slot)}: ${stays}.`);
    case 'withdrawn':
      return to(OTHER_SIDE[by], 'A proposal was withdrawn', `${WHO[by]} does not want to move to ${when(slot)} any more: ${stays}.`);
    case 'lapsed':
      return {
        ...to(by, 'Your proposal was not answered', `${WHO[OTHER_SIDE[by]]} has not answered whether ${when(slot)} suits them: ${stays}.`),
        ...to(OTHER_SIDE[by], 'A proposal has run out', `The proposal to move to ${when(slot)} was not answered in time: ${stays}.`),
      };
  }
}

export function moved(booking: ExistingBooking, { by, from, slot, proposalId, respondBy }: BookingRescheduled['data']): SideNotices {
  const move = `“${booking.serviceTitle}” moves from ${when(from)} to ${when(slot)}`;
  if (proposalId !== null) return to(by, 'The new time is agreed', `${WHO[OTHER_SIDE[by]]} has accepted the new time: ${move}.`);
  const answer = respondBy ? ` Please accept or decline the request by ${until(respondBy, booking)}.` : '';
  return to(OTHER_SIDE[by], 'A booking has moved', `${WHO[by]} has chosen another time: ${move}.${answer}`);
}
