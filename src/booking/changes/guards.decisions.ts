import { NotFound, Rejected } from '../../platform/errors.js';
import { type Booking, type BookingStatus, existing, type ExistingBooking } from '../booking.js';
import { hasLapsed } from '../booking-rules.js';

export interface ByVendor {
  /** The business of the person who acts; absent when they have none. */
  readonly vendorId: string | undefined;
  readonly now: string;
}
export interface ByCustomer {
  readonly customerId: string;
  readonly now: string;
}

/** The side that acts, and who it is. */
export type Acting =
  { readonly side: 'customer'; readonly customerId: string } | { readonly side: 'vendor'; readonly vendorId: string | undefined };

/** @throws NotFound for everybody but the booked business */
export function ofVendor(booking: Booking, vendorId: string | undefined): ExistingBooking {
  const found = existing(booking);
  if (found.vendorId !== vendorId) throw new NotFound('booking');
  return found;
}

/** @throws NotFound for everybody but the customer */
export function ofCustomer(booking: Booking, customerId: string): ExistingBooking {
  const found = existing(booking);
  if (found.customerId !== customerId) throw new NotFound('booking');
  return found;
}

export const ofActing = (booking: Booking, by: Acting): ExistingBooking =>
  by.side === 'customer' ? ofCustomer(booking, by.customerId) : ofVendor(booking, by.vendorId);

/** What a booking that stands there cannot be asked for. */
const STANDS: Record<BookingStatus, readonly [code: string, sentence: string]> = {
  pending: ['booking/is-pending', 'This booking has not been confirmed yet: confirm or decline it first.'],
  confirmed: ['booking/is-confirmed', 'This booking has been confirmed already.'],
  completed: ['booking/closed', 'This booking is completed and can no longer be changed.'],
  cancelled: ['booking/closed', 'This booking is cancelled and can no longer be changed.'],
};

/** @throws Rejected `booking/closed`, `booking/is-pending` or `booking/is-confirmed` when it stands elsewhere */
export function mustBe(status: BookingStatus, booking: ExistingBooking): void {
  if (booking.status !== status) throw new Rejected(...STANDS[booking.status]);
}

/** A confirmed booking, or a request that can still be answered. */
export function mustBeOpen(booking: ExistingBooking, now: string): void {
  if (booking.status === 'pending') mustStillWait(booking, now);
  else mustBe('confirmed', booking);
}

/** @throws Rejected `booking/request-expired` at the deadline and after it */
export function mustStillWait(booking: ExistingBooking, now: string): void {
  if (hasLapsed(booking, now)) throw new Rejected('booking/request-expired', 'The time to answer this request has passed.');
}
