import type { CancellationReason } from '../booking/booking.events.js';
import { type Cents, dollars } from '../platform/money.js';
import { type Booked, type BookingNotice, job } from './notice.js';

type Ending = readonly [subject: string, sentence: (job: string) => string];

const FOR_CUSTOMER: Readonly<Record<CancellationReason, Ending>> = {
  declined: ['Your request was declined', (what) => `The provider cannot take your request for ${what}.`],
  withdrawn: ['Your request is withdrawn', (what) => `You have withdrawn your request for ${what}.`],
  expired: ['Your request was not answered', (what) => `The provider has not answered your request for ${what} in time.`],
  by_customer: ['Your booking is cancelled', (what) => `You have cancelled ${what}.`],
  by_vendor: ['Your booking is cancelled', (what) => `The provider has cancelled ${what}.`],
  no_show_vendor: ['Your booking is cancelled', (what) => `${what} is cancelled, because the provider did not come.`],
  no_show_customer: ['Your booking is cancelled', (what) => `${what} is cancelled, because nobody was there.`],
  by_admin: ['Your booking is cancelled', (what) => `Plumb & Level has cancelled ${what}.`],
};

/** About an end that they have not brought about themselves; nothing about their own. */
const FOR_PROVIDER: Readonly<Record<CancellationReason, Ending | null>> = {
  declined: null,
  withdrawn: ['A request was withdrawn', (what) => `The customer has withdrawn the request for ${what}.`],
  expired: ['A request has run out', (what) => `The request for ${what} was not answered in time, and is cancelled.`],
  by_customer: ['A booking is cancelled', (what) => `The customer has cancelled ${what}.`],
  by_vendor: null,
  no_show_vendor: ['A booking is cancelled', (what) => `${what} is cancelled, because nobody came.`],
  no_show_customer: ['A booking is cancelled', (what) => `${what} is cancelled, because the customer was not there.`],
  by_admin: ['A booking is cancelled', (what) => `Plumb & Level has cancelled ${what}.`],
};

/** What the customer pays is called a fee only where they have cancelled late. */
const NAMED: Readonly<Partial<Record<CancellationReason, string>>> = {
  by_customer: 'the cancellation fee of ',
  no_show_customer: 'the agreed price of ',
};

export function cancelled(booking: Booked, reason: CancellationReason, chargeCents: Cents): BookingNotice {
  const [subject, sentence] = FOR_CUSTOMER[reason];
  const charged = chargeCents > 0 ? `You pay ${NAMED[reason] ?? ''}${dollars(chargeCents)}.` : 'Nothing is charged.';
  return { subject, sentence: `${sentence(job(booking))} ${charged}` };
}

export function cancelledForProvider(booking: Booked, reason: CancellationReason, chargeCents: Cents): BookingNotice | undefined {
  const ending = FOR_PROVIDER[reason];
  if (!ending) return undefined;
  const [subject, sentence] = ending;
  const received = chargeCents > 0 ? ` You receive ${NAMED[reason] ?? ''}${dollars(chargeCents)}.` : '';
  return { subject, sentence: `${sentence(job(booking))}${received}` };
}
