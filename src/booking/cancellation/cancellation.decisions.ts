import { Invalid, Rejected } from '../../platform/errors.js';
import { type Cents, dollars } from '../../platform/money.js';
import { type BookingCancelled, type BookingEvent, type CancellationReason, event } from '../booking.events.js';
import { type Booking, existing, type ExistingBooking } from '../booking.js';
import { cancellationCharge, hasLapsed, hasStarted } from '../booking-rules.js';
import { type Acting, type ByCustomer, type ByVendor, mustBe, ofActing, ofCustomer, ofVendor } from '../changes/guards.decisions.js';

/** Who says why, in their own words. */
export interface Explained {
  readonly actorId: string;
  readonly explanation: string;
}

/** What was said and shown when somebody called a booking off. */
export interface CancellationWish {
  /** The vendor's; they must give one. */
  readonly reason?: string | null | undefined;
  /** The fee that the customer saw. */
  readonly chargeCents?: Cents | undefined;
}

/** Either side calls a booking off: the customer a request or a confirmed job, the vendor a confirmed job. */
export function cancel(
  booking: Booking,
  { by, actorId, reason, chargeCents, now }: CancellationWish & { readonly by: Acting; readonly actorId: string; readonly now: string },
): BookingEvent[] {
  const own = ofActing(booking, by);
  if (by.side === 'vendor') {
    if (!reason) throw new Invalid({ reason: 'Tell the customer why' });
    return cancelByVendor(booking, { vendorId: by.vendorId, actorId, explanation: reason, now });
  }
  const { customerId } = by;
  if (own.confirmedAt === null) return withdraw(booking, { customerId, now });
  return cancelByCustomer(booking, { customerId, shownChargeCents: chargeCents, now });
}

/** The customer takes a request back that nobody has answered. */
export function withdraw(booking: Booking, { customerId, now }: ByCustomer): BookingEvent[] {
  return endRequest(ofCustomer(booking, customerId), 'withdrawn', now);
}

/**
 * The customer calls off a confirmed job, for the fee that is due then.
 * @throws Rejected `booking/charge-changed` when another fee was shown to them
 */
export function cancelByCustomer(
  booking: Booking,
  { customerId, shownChargeCents, now }: ByCustomer & { readonly shownChargeCents?: Cents | undefined },
): BookingEvent[] {
  const own = ofCustomer(booking, customerId);
  if (own.status === 'cancelled' && own.reason === 'by_customer') return [];
  mustBe('confirmed', own);
  mustNotHaveStarted(own, now);
  const { slot, terms, createdAt } = own;
  const chargeCents = cancellationCharge({ ...slot, ...terms, createdAt }, now);
  if (shownChargeCents !== undefined && shownChargeCents !== chargeCents) {
    const fee = `The fee for cancelling is ${dollars(chargeCents)} now. Please look at it again.`;
    throw new Rejected('booking/charge-changed', fee, { chargeCents });
  }
  return [ended(own, 'by_customer', chargeCents, now)];
}

/** The vendor calls off a confirmed job, and says why; the customer pays nothing. */
export function cancelByVendor(booking: Booking, { vendorId, now, ...why }: ByVendor & Explained): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  if (own.status === 'cancelled' && own.reason === 'by_vendor') return [];
  mustBe('confirmed', own);
  mustNotHaveStarted(own, now);
  return [ended(own, 'by_vendor', 0, now), explained(own, 'vendor', why, now)];
}

/** An admin ends a booking that is open, and says why and what the customer pays: nothing to the whole price. */
export function cancelByAdmin(
  booking: Booking,
  { chargeCents, now, ...why }: Explained & { readonly chargeCents: Cents; readonly now: string },
): BookingEvent[] {
  const open = existing(booking);
  if (open.status === 'cancelled' && open.reason === 'by_admin') return [];
  if (open.status !== 'pending') mustBe('confirmed', open);
  if (chargeCents < 0 || chargeCents > open.terms.priceCents) {
    throw new Invalid({ chargeCents: `Choose an amount from $0.00 to ${dollars(open.terms.priceCents)}.` });
  }
  if (open.status === 'pending' && hasLapsed(open, now)) return [ended(open, 'expired', 0, now)];
  return [ended(open, 'by_admin', chargeCents, now), explained(open, 'admin', why, now)];
}

/** An admin has suspended the vendor, and chosen what becomes of confirmed jobs; or deactivated the account of either side, and ends those too. */
export interface Suspension {
  readonly confirmedToo: boolean;
  readonly suspendedAt: string;
}

/**
 * Nobody waits any more for the answer of a suspended vendor, or for whoever is shut out; what they still accepted since then has not been answered either. Confirmed jobs are called
 * off where the admin has chosen so. The customer pays nothing. Work that has begun is brought to its end, and what has ended stays as it is.
 */
export function cancelOfSuspended(
  booking: Booking,
  { confirmedToo, suspendedAt, now }: Suspension & { readonly now: string },
): BookingEvent[] {
  const open = existing(booking);
  if (open.status === 'pending') return endRequest(open, 'by_admin', now);
  if (open.status !== 'confirmed' || hasStarted(open.slot, now)) return [];
  const acceptedSince = open.confirmedAt !== null && open.confirmedAt > suspendedAt;
  return confirmedToo || acceptedSince ? [ended(open, 'by_admin', 0, now)] : [];
}

/** After its deadline a request has expired, whoever ends it then. */
export function endRequest(booking: ExistingBooking, reason: 'declined' | 'withdrawn' | 'by_admin', now: string): BookingEvent[] {
  if (booking.status === 'cancelled' && (booking.reason === reason || booking.reason === 'expired')) return [];
  mustBe('pending', booking);
  return [ended(booking, hasLapsed(booking, now) ? 'expired' : reason, 0, now)];
}

/** The end of a booking without work. */
export function ended(booking: ExistingBooking, reason: CancellationReason, chargeCents: Cents, now: string): BookingEvent {
  const was: BookingCancelled['data']['was'] = booking.status === 'confirmed' ? 'confirmed' : 'pending';
  const { bookingId, customerId, vendorId, serviceId } = booking;
  return event('BookingCancelled', { bookingId, customerId, vendorId, serviceId, reason, chargeCents, was, cancelledAt: now });
}

export function explained(
  booking: ExistingBooking,
  by: 'vendor' | 'admin',
  { actorId, explanation }: Explained,
  now: string,
): BookingEvent {
  const { bookingId, customerId, vendorId, serviceId } = booking;
  return event(
    'CancellationExplained',
    { bookingId, customerId, vendorId, serviceId, by, explainedAt: now },
    { subject: actorId, fields: { explanation } },
  );
}

function mustNotHaveStarted(booking: ExistingBooking, now: string): void {
  if (hasStarted(booking.slot, now)) throw new Rejected('booking/already-started', 'A booking cannot be cancelled after its start.');
}
