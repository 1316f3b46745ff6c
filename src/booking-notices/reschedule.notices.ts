import { type BookingRescheduled, OTHER_SIDE, type RescheduleEnded, type Side } from '../booking/booking.events.js';
import type { ExistingBooking, Proposal } from '../booking/index.js';
import type { BookedTime } from '../scheduling/terms.events.js';
import { type BookingNotice, job, type SideNotices, until, when } from './notice.js';

/** The sides, as the other one reads of them. */
const WHO: Record<Side, string> = { customer: 'The customer', vendor: 'The provider' };

const to = (side: Side, subject: string, sentence: string, action?: string): SideNotices => ({
  [side]: { subject, sentence, ...(action && { action }) } satisfies BookingNotice,
});

export const proposed = (booking: ExistingBooking, by: Side, slot: BookedTime, lapsesAt: string): SideNotices =>
  to(
    OTHER_SIDE[by],
    'Another time is proposed',
    `${WHO[by]} would like to move ${job(booking)} to ${when(slot)}. Please accept or decline it by ${until(lapsesAt, booking)}; otherwise the old time stands.`,
    'Answer the proposal',
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

/** The customer reads of each move, also of their own: they have the new time in hand. The provider reads of what they have not done themselves. */
export function moved(booking: ExistingBooking, { by, from, slot, proposalId, respondBy }: BookingRescheduled['data']): SideNotices {
  const move = `“${booking.serviceTitle}” moves from ${when(from)} to ${when(slot)}`;
  const inCalendar = booking.status === 'confirmed';
  const due = respondBy && until(respondBy, booking);
  const told = (side: Side): BookingNotice => {
    if (proposalId !== null)
      return side === by
        ? { subject: 'The new time is agreed', sentence: `${WHO[OTHER_SIDE[by]]} has accepted the new time: ${move}.`, inCalendar }
        : { subject: 'The new time is agreed', sentence: `You have accepted the new time: ${move}.`, inCalendar };
    if (side === by) {
      const answer = due ? ` The provider is to answer the request by ${due}.` : '';
      return { subject: 'Your booking has moved', sentence: `You have chosen another time: ${move}.${answer}`, inCalendar };
    }
    const answer = due ? ` Please accept or decline the request by ${due}.` : '';
    return { subject: 'A booking has moved', sentence: `${WHO[by]} has chosen another time: ${move}.${answer}`, inCalendar };
  };
  const vendorHears = (by === 'vendor') === (proposalId !== null);
  return { customer: told('customer'), ...(vendorHears && { vendor: told('vendor') }) };
}
