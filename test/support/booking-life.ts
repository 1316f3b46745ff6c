import { type CancellationReason, event, type NoShow, type Side } from '../../src/booking/booking.events.js';
import type { BookedTime } from '../../src/scheduling/terms.events.js';

/** A job on Tuesday from 1:00 PM to 2:30 PM in Austin, asked for on Friday morning; and what may become of it. */
export const PARTIES = { bookingId: 'b1', customerId: 'c1', vendorId: 'v1', serviceId: 's1' };
export const SLOT: BookedTime = {
  date: '2026-11-24',
  time: '13:00',
  startsAt: '2026-11-24T19:00:00.000Z',
  endsAt: '2026-11-24T20:30:00.000Z',
};
export const TERMS = { priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' };
export const ADDRESS = { street: '1 Elm Street', zip: '78701', city: 'Austin', state: 'TX', instructions: null, customerTimeZone: null };
export const AGREED = { ...PARTIES, serviceTitle: 'Drain cleaning', durationMinutes: 90, slot: SLOT, terms: TERMS, answerHours: 24 };

export const MADE = '2026-11-20T10:00:00.000Z';
export const DUE = '2026-11-21T10:00:00.000Z';
export const IN_TIME = '2026-11-20T12:00:00.000Z';
/** The last moment at which cancelling is free, and moving needs nobody’s consent. */
export const DAY_BEFORE = '2026-11-23T19:00:00.000Z';
export const LATE = '2026-11-23T19:00:00.001Z';
export const HALF_AN_HOUR_BEFORE = '2026-11-24T18:30:00.000Z';

export const vendor = (now = IN_TIME) => ({ vendorId: 'v1', now });
export const customer = (now = IN_TIME) => ({ customerId: 'c1', now });
export const STRANGER = { vendorId: 'v2', customerId: 'c2', now: IN_TIME };
export const CUSTOMER = { side: 'customer', customerId: 'c1' } as const;
export const VENDOR = { side: 'vendor', vendorId: 'v1' } as const;
export const STRANGERS = [
  { side: 'customer', customerId: 'c2' },
  { side: 'vendor', vendorId: 'v2' },
  { side: 'vendor', vendorId: undefined },
] as const;

export const createdAs = (data: object = {}) =>
  event('BookingCreated', { ...AGREED, respondBy: DUE, createdAt: MADE, ...data }, { subject: 'c1', fields: ADDRESS });
export const created = createdAs();
export const confirmed = event('BookingConfirmed', { ...PARTIES, confirmedAt: IN_TIME });
export const completed = event('BookingCompleted', {
  ...PARTIES,
  priceCents: 8900,
  platformFeeCents: 500,
  completedAt: SLOT.endsAt,
  by: 'vendor' as 'vendor' | 'system',
});
export const cancelled = (reason: CancellationReason, was: 'pending' | 'confirmed', chargeCents: number, cancelledAt: string) =>
  event('BookingCancelled', { ...PARTIES, reason, chargeCents, was, cancelledAt });

export const WHY = { actorId: 'u9', explanation: 'The van has broken down.' };
export const explained = (by: 'vendor' | 'admin', explainedAt: string) =>
  event('CancellationExplained', { ...PARTIES, by, explainedAt }, { subject: WHY.actorId, fields: { explanation: WHY.explanation } });

const CLAIMS: Record<Side, NoShow> = { customer: 'no_show_vendor', vendor: 'no_show_customer' };
export const claimed = (by: Side, claimedAt: string, contestBy: string, statement: string | null = null) =>
  event('NoShowClaimed', { ...PARTIES, claim: CLAIMS[by], by, contestBy, claimedAt }, { subject: 'u1', fields: { statement } });
export const contested = (by: Side, contestedAt: string, statement: string | null = null) =>
  event('NoShowContested', { ...PARTIES, by, contestedAt }, { subject: 'u1', fields: { statement } });
