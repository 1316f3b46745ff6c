import { NotFound, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event } from '../platform/events/event.js';
import type { Cents } from '../platform/money.js';
import { answerDue, cancellationCharge, hasEnded, hasLapsed, hasStarted } from './booking-rules.js';
import type { BookedTime, BookingCancelled, BookingCreated, BookingEvent, BookingTerms, CancellationReason } from './booking.events.js';

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** A booking that has been made, under terms that never change. */
export interface MadeBooking {
  readonly status: BookingStatus;
  /** Why it is cancelled. */
  readonly reason: CancellationReason | null;
  readonly bookingId: string;
  readonly customerId: string;
  readonly vendorId: string;
  readonly serviceId: string;
  readonly serviceTitle: string;
  readonly slot: BookedTime;
  readonly terms: BookingTerms;
  readonly respondBy: string;
  readonly createdAt: string;
  readonly confirmedAt: string | null;
  readonly completedAt: string | null;
}
export type Booking = { readonly status: 'none' } | MadeBooking;

export const Booking: Decider<Booking, BookingEvent> = {
  category: 'booking',
  initial: { status: 'none' },
  evolve: {
    BookingCreated: (_, data) => ({ ...data, status: 'pending', reason: null, confirmedAt: null, completedAt: null }),
    BookingConfirmed: (booking, { confirmedAt }) => ({ ...made(booking), status: 'confirmed', confirmedAt }),
    BookingCancelled: (booking, { reason }) => ({ ...made(booking), status: 'cancelled', reason }),
    BookingCompleted: (booking, { completedAt }) => ({ ...made(booking), status: 'completed', completedAt }),
  },
};

/** @throws NotFound when no such booking was made */
export function made(booking: Booking): MadeBooking {
  if (booking.status === 'none') throw new NotFound('booking');
  return booking;
}

/** The provider accepts whatever fits: it was confirmed in the moment in which it was made, and nobody had to answer. */
export const isAutoAccepted = ({ createdAt, confirmedAt }: Pick<MadeBooking, 'createdAt' | 'confirmedAt'>): boolean =>
  confirmedAt === createdAt;

/** What is agreed, and where the work is to be done. */
export type NewBooking = Omit<BookingCreated['data'], 'respondBy' | 'createdAt'> &
  BookingCreated['personal']['fields'] & { readonly now: string };

export function create(booking: Booking, { street, zip, city, state, instructions, now, ...agreed }: NewBooking): BookingEvent[] {
  if (booking.status !== 'none') return [];
  const data = { ...agreed, respondBy: answerDue(now, agreed.slot.startsAt), createdAt: now };
  return [event('BookingCreated', data, { subject: agreed.customerId, fields: { street, zip, city, state, instructions } })];
}

interface ByVendor {
  /** The business of the person who acts; absent when they have none. */
  readonly vendorId: string | undefined;
  readonly now: string;
}
interface ByCustomer {
  readonly customerId: string;
  readonly now: string;
}

export function confirm(booking: Booking, { vendorId, now }: ByVendor): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  if (own.status === 'confirmed') return [];
  mustBe('pending', own);
  if (hasLapsed(own, now)) throw new Rejected('booking/request-expired', 'The time to answer this request has passed.');
  return [event('BookingConfirmed', { ...parties(own), confirmedAt: now })];
}

export function decline(booking: Booking, { vendorId, now }: ByVendor): BookingEvent[] {
  return endRequest(ofVendor(booking, vendorId), 'declined', now);
}

export function withdraw(booking: Booking, { customerId, now }: ByCustomer): BookingEvent[] {
  return endRequest(ofCustomer(booking, customerId), 'withdrawn', now);
}

/** Ends a request that was not answered in time. Before its deadline nothing happens. */
export function expire(booking: Booking, { now }: { now: string }): BookingEvent[] {
  const lapsed = made(booking);
  return lapsed.status === 'pending' && hasLapsed(lapsed, now) ? [cancelled(lapsed, 'expired', 0, now)] : [];
}

/** The customer calls off a confirmed job, for the fee that is due then. */
export function cancelByCustomer(booking: Booking, { customerId, now }: ByCustomer): BookingEvent[] {
  const own = ofCustomer(booking, customerId);
  if (own.status === 'cancelled' && own.reason === 'by_customer') return [];
  mustBe('confirmed', own);
  mustNotHaveStarted(own, now);
  const { slot, terms, createdAt } = own;
  return [cancelled(own, 'by_customer', cancellationCharge({ ...slot, ...terms, createdAt }, now), now)];
}

/** The vendor calls off a confirmed job; the customer pays nothing. */
export function cancelByVendor(booking: Booking, { vendorId, now }: ByVendor): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  if (own.status === 'cancelled' && own.reason === 'by_vendor') return [];
  mustBe('confirmed', own);
  mustNotHaveStarted(own, now);
  return [cancelled(own, 'by_vendor', 0, now)];
}

/** An admin has suspended the vendor, and chosen what becomes of confirmed jobs. */
export interface Suspension {
  readonly confirmedToo: boolean;
  readonly suspendedAt: string;
}

/**
 * Nobody waits for the answer of a suspended vendor any more; what they still accepted since then has not been answered either. Confirmed jobs are called
 * off where the admin has chosen so. The customer pays nothing. Work that has begun is brought to its end, and what has ended stays as it is.
 */
export function cancelOfSuspended(
  booking: Booking,
  { confirmedToo, suspendedAt, now }: Suspension & { readonly now: string },
): BookingEvent[] {
  const open = made(booking);
  if (open.status === 'pending') return endRequest(open, 'by_admin', now);
  if (open.status !== 'confirmed' || hasStarted(open.slot, now)) return [];
  const acceptedSince = open.confirmedAt !== null && open.confirmedAt > suspendedAt;
  return confirmedToo || acceptedSince ? [cancelled(open, 'by_admin', 0, now)] : [];
}

export function complete(booking: Booking, { vendorId, now }: ByVendor): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  if (own.status === 'completed') return [];
  mustBe('confirmed', own);
  if (!hasEnded(own.slot, now)) throw new Rejected('booking/not-finished', 'A booking can be completed from its scheduled end.');
  const { priceCents, platformFeeCents } = own.terms;
  return [event('BookingCompleted', { ...parties(own), priceCents, platformFeeCents, completedAt: now })];
}

/** After its deadline a request has expired, whoever ends it then. */
function endRequest(booking: MadeBooking, reason: 'declined' | 'withdrawn' | 'by_admin', now: string): BookingEvent[] {
  if (booking.status === 'cancelled' && (booking.reason === reason || booking.reason === 'expired')) return [];
  mustBe('pending', booking);
  return [cancelled(booking, hasLapsed(booking, now) ? 'expired' : reason, 0, now)];
}

function cancelled(booking: MadeBooking, reason: CancellationReason, chargeCents: Cents, now: string): BookingEvent {
  const was: BookingCancelled['data']['was'] = booking.status === 'confirmed' ? 'confirmed' : 'pending';
  return event('BookingCancelled', { ...parties(booking), reason, chargeCents, was, cancelledAt: now });
}

const parties = ({ bookingId, customerId, vendorId, serviceId }: MadeBooking) => ({ bookingId, customerId, vendorId, serviceId });

function ofVendor(booking: Booking, vendorId: string | undefined): MadeBooking {
  const found = made(booking);
  if (found.vendorId !== vendorId) throw new NotFound('booking');
  return found;
}

function ofCustomer(booking: Booking, customerId: string): MadeBooking {
  const found = made(booking);
  if (found.customerId !== customerId) throw new NotFound('booking');
  return found;
}

const STANDS: Record<BookingStatus, string> = {
  pending: 'This booking has not been confirmed yet: confirm or decline it first.',
  confirmed: 'This booking has been confirmed already.',
  completed: 'This booking is completed and stays so.',
  cancelled: 'This booking is cancelled and stays so.',
};

function mustBe(status: BookingStatus, booking: MadeBooking): void {
  if (booking.status === status) return;
  const closed = booking.status === 'completed' || booking.status === 'cancelled';
  throw new Rejected(closed ? 'booking/closed' : `booking/is-${booking.status}`, STANDS[booking.status]);
}

function mustNotHaveStarted(booking: MadeBooking, now: string): void {
  if (hasStarted(booking.slot, now)) throw new Rejected('booking/already-started', 'A booking cannot be cancelled after its start.');
}
