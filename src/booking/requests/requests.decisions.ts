import { answerDue, hasLapsed } from '../booking-rules.js';
import { type BookingCreated, type BookingEvent, event } from '../booking.events.js';
import { type Booking, made } from '../booking.js';
import { ended, endRequest } from '../cancellation/cancellation.decisions.js';
import { type ByVendor, mustBe, mustStillWait, ofVendor, parties } from '../changes/guards.js';

/** What is agreed, and where the work is to be done. */
export type NewBooking = Omit<BookingCreated['data'], 'respondBy' | 'createdAt'> &
  BookingCreated['personal']['fields'] & { readonly now: string };

export function create(booking: Booking, { street, zip, city, state, instructions, now, ...agreed }: NewBooking): BookingEvent[] {
  if (booking.status !== 'none') return [];
  const data = { ...agreed, respondBy: answerDue(now, agreed.slot.startsAt), createdAt: now };
  return [event('BookingCreated', data, { subject: agreed.customerId, fields: { street, zip, city, state, instructions } })];
}

export function confirm(booking: Booking, { vendorId, now }: ByVendor): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  if (own.status === 'confirmed') return [];
  mustBe('pending', own);
  mustStillWait(own, now);
  return [event('BookingConfirmed', { ...parties(own), confirmedAt: now })];
}

export function decline(booking: Booking, { vendorId, now }: ByVendor): BookingEvent[] {
  return endRequest(ofVendor(booking, vendorId), 'declined', now);
}

/** Ends a request that was not answered in time. Before its deadline nothing happens. */
export function expire(booking: Booking, { now }: { now: string }): BookingEvent[] {
  const lapsed = made(booking);
  return lapsed.status === 'pending' && hasLapsed(lapsed, now) ? [ended(lapsed, 'expired', 0, now)] : [];
}
