import { money } from '#ui/format/money.ts';
import type { Booking } from '../api.ts';
import { momentLabel } from '../moments.ts';
import { otherSide, type Side } from '../sides.ts';

interface Said {
  what: string;
  next: string;
}

/** What is claimed about who was not there, and what follows; nothing once the booking has ended by it. */
export function claimWords(booking: Booking, side: Side): Said | null {
  const { claim, status } = booking;
  if (!claim || claim.claims.length === 0 || status === 'cancelled') return null;
  const what = whatIsSaid(booking, side);
  if (claim.decidedAt) {
    return status === 'completed'
      ? null
      : { what, next: 'Plumb & Level has decided that this does not stand. The booking will be completed.' };
  }
  if (claim.contested || !claim.contestBy) {
    return {
      what,
      next: 'Each of you sees it differently, so Plumb & Level decides and tells both of you. Until then nothing is charged.',
    };
  }
  return { what, next: ifNobodyContests(booking, side, momentLabel(claim.contestBy, booking.timeZone)) };
}

function whatIsSaid(booking: Booking, side: Side): string {
  const claims = booking.claim?.claims ?? [];
  const other = otherSide(booking, side);
  if (claims.length > 1) return `You and ${other} each report that the other was not there.`;
  const own = claims[0]!.by === side;
  // Who claims it was there: the provider came and found nobody, or the customer waited for them.
  const nobody = claims[0]!.by === 'customer' ? 'nobody came' : 'nobody was there';
  return `${own ? 'You have reported' : `${other} reports`} that ${nobody}.`;
}

function ifNobodyContests(booking: Booking, side: Side, until: string): string {
  const { claim, priceCents } = booking;
  const [first] = claim!.claims;
  const own = first!.by === side;
  const who = own ? `${otherSide(booking, side)} does` : 'you do';
  const price = money(priceCents);
  const result = {
    customer: side === 'customer' ? 'you pay nothing' : 'you earn nothing',
    vendor: side === 'customer' ? `you owe the price of ${price}` : `you receive the price of ${price}`,
  }[first!.by];
  return `If ${who} not contest it by ${until}, the booking is cancelled and ${result}.`;
}
