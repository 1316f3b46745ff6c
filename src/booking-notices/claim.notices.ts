import type { Side } from '../booking/booking.events.js';
import type { ExistingBooking } from '../booking/index.js';
import { type Cents, dollars } from '../platform/money.js';
import { job, type SideNotices, until } from './notice.js';

/** A claim is told to who is said not to have been there, with what follows if they say nothing. */
export function claimed(booking: ExistingBooking, by: Side, contestBy: string): SideNotices {
  const due = until(contestBy, booking);
  return by === 'customer'
    ? {
        vendor: {
          subject: 'The customer says that you did not come',
          sentence: `The customer says that nobody came for ${job(booking)}. If that is not so, please contest it by ${due}; otherwise the booking is cancelled, and you earn nothing.`,
        },
      }
    : {
        customer: {
          subject: 'The provider says that you were not there',
          sentence: `The provider says that nobody was there for ${job(booking)}. If that is not so, please contest it by ${due}; otherwise the booking is cancelled, and you pay the agreed price of ${dollars(booking.terms.priceCents)}.`,
        },
      };
}

export function contested(booking: ExistingBooking, by: Side): SideNotices {
  const notice = {
    subject: 'Your claim is contested',
    sentence: `The other side says that they were there for ${job(booking)}. Plumb & Level decides, and tells you.`,
  };
  return by === 'customer' ? { vendor: notice } : { customer: notice };
}

export function dismissed(booking: ExistingBooking): SideNotices {
  const notice = {
    subject: 'A claim is decided',
    sentence: `Plumb & Level has looked at who was there for ${job(booking)}, and does not cancel it. The reason stands beside the booking.`,
  };
  return { customer: notice, vendor: notice };
}

export const problemReported = (booking: ExistingBooking): SideNotices => ({
  vendor: {
    subject: 'The customer reports a problem',
    sentence: `The customer reports a problem with ${job(booking)}. What you earn by it waits until Plumb & Level has decided.`,
  },
});

export function problemDecided(booking: ExistingBooking, refundCents: Cents): SideNotices {
  const about = `Plumb & Level has decided about the problem with ${job(booking)}:`;
  const [back, cost] =
    refundCents > 0
      ? [`you get ${dollars(refundCents)} back`, `the customer gets ${dollars(refundCents)} back`]
      : ['nothing is refunded', 'nothing is refunded'];
  const subject = 'A problem is decided';
  return {
    customer: { subject, sentence: `${about} ${back}. The reason stands beside the booking.` },
    vendor: { subject, sentence: `${about} ${cost}. The reason stands beside the booking.` },
  };
}
