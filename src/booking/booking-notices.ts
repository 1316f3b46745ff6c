import { type Cents, dollars } from '../platform/money.js';
import type { CancellationReason } from './booking.events.js';
import type { MadeBooking } from './booking.js';
import type { ReviewPosted } from './review.events.js';

/** What a person reads about a booking. Names nobody: the other side may be erased, and the text be kept. */
export interface BookingNotice {
  readonly subject: string;
  readonly sentence: string;
}

type Booked = Pick<MadeBooking, 'serviceTitle' | 'slot'>;

const WHEN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Drain cleaning" on Tuesday, March 10, 2026 at 1:00 PM: as the clocks show it where the provider is. */
const job = ({ serviceTitle, slot: { date, time } }: Booked): string => `“${serviceTitle}” on ${WHEN.format(new Date(`${date}T${time}Z`))}`;

const charged = (cents: Cents): string => (cents > 0 ? `The cancellation fee is ${dollars(cents)}.` : 'Nothing is charged.');

export const requested = (booking: Booked): BookingNotice => ({
  subject: 'You have a new booking request',
  sentence: `A customer asks for ${job(booking)}. Please accept or decline it.`,
});

/** A provider who accepts whatever fits has nothing to answer. */
export const booked = (booking: Booked): BookingNotice => ({
  subject: 'You have a new booking',
  sentence: `A customer has booked ${job(booking)}. It is confirmed, because you accept bookings automatically.`,
});

export const confirmed = (booking: Booked): BookingNotice => ({
  subject: 'Your booking is confirmed',
  sentence: `Your booking of ${job(booking)} is confirmed.`,
});

export const completed = (booking: Booked): BookingNotice => ({
  subject: 'Your booking is completed',
  sentence: `${job(booking)} is done. Would you like to leave a review?`,
});

const ENDED: Readonly<Record<CancellationReason, readonly [subject: string, sentence: (job: string) => string]>> = {
  declined: ['Your request was declined', (what) => `The provider cannot take your request for ${what}.`],
  withdrawn: ['Your request is withdrawn', (what) => `You have withdrawn your request for ${what}.`],
  expired: ['Your request was not answered', (what) => `The provider has not answered your request for ${what} in time.`],
  by_customer: ['Your booking is cancelled', (what) => `You have cancelled ${what}.`],
  by_vendor: ['Your booking is cancelled', (what) => `The provider has cancelled ${what}.`],
  no_show_vendor: ['Your booking is cancelled', (what) => `${what} is cancelled, because the provider did not come.`],
  no_show_customer: ['Your booking is cancelled', (what) => `${what} is cancelled, because nobody was there.`],
  by_admin: ['Your booking is cancelled', (what) => `Plumb & Level has cancelled ${what}.`],
};

export function cancelled(booking: Booked, reason: CancellationReason, chargeCents: Cents): BookingNotice {
  const [subject, sentence] = ENDED[reason];
  return { subject, sentence: `${sentence(job(booking))} ${charged(chargeCents)}` };
}

/** What the provider reads about an end that they have not brought about themselves; nothing about their own. */
const ENDED_FOR_PROVIDER: Readonly<Partial<Record<CancellationReason, readonly [subject: string, sentence: (job: string) => string]>>> = {
  withdrawn: ['A request was withdrawn', (what) => `The customer has withdrawn the request for ${what}.`],
  expired: ['A request has run out', (what) => `The request for ${what} was not answered in time, and is cancelled.`],
  by_customer: ['A booking is cancelled', (what) => `The customer has cancelled ${what}.`],
  no_show_vendor: ['A booking is cancelled', (what) => `${what} is cancelled, because nobody came.`],
  no_show_customer: ['A booking is cancelled', (what) => `${what} is cancelled, because the customer was not there.`],
  by_admin: ['A booking is cancelled', (what) => `Plumb & Level has cancelled ${what}.`],
};

export function cancelledForProvider(booking: Booked, reason: CancellationReason, chargeCents: Cents): BookingNotice | undefined {
  const ending = ENDED_FOR_PROVIDER[reason];
  if (!ending) return undefined;
  const [subject, sentence] = ending;
  const fee = chargeCents > 0 ? ` You receive the cancellation fee of ${dollars(chargeCents)}.` : '';
  return { subject, sentence: `${sentence(job(booking))}${fee}` };
}

export const reviewed = ({ serviceTitle, rating }: Pick<ReviewPosted['data'], 'serviceTitle' | 'rating'>): BookingNotice => ({
  subject: 'You have a new review',
  sentence: `A customer gave ${rating} of 5 stars for “${serviceTitle}”.`,
});
