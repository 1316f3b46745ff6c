import { Rejected } from '../../platform/errors.js';
import { type BookingCompleted, type BookingEvent, event } from '../booking.events.js';
import { type Booking, existing, type ExistingBooking } from '../booking.js';
import { completionDue, hasEnded } from '../booking-rules.js';
import { type ByVendor, mustBe, ofVendor } from '../changes/guards.decisions.js';
import { hasOpenClaim } from '../claims/no-show.decisions.js';

/** The vendor reports the job as done, from its scheduled end. */
export function complete(booking: Booking, { vendorId, now }: ByVendor): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  if (own.status === 'completed') return [];
  mustBe('confirmed', own);
  if (hasOpenClaim(own)) {
    throw new Rejected('booking/claim-open', 'One side has reported a no-show. The booking can be completed once that is settled.');
  }
  if (!hasEnded(own.slot, now)) throw new Rejected('booking/not-finished', 'A booking can be completed from its scheduled end.');
  return [completed(own, 'vendor', now)];
}

/** Work that nobody has reported counts as done after a while, unless somebody says that it was not. Before, nothing happens. */
export function completeByItself(booking: Booking, { now }: { now: string }): BookingEvent[] {
  const open = existing(booking);
  if (open.status !== 'confirmed' || hasOpenClaim(open) || now < completionDue(open.slot)) return [];
  return [completed(open, 'system', now)];
}

function completed(booking: ExistingBooking, by: NonNullable<BookingCompleted['data']['by']>, now: string): BookingEvent {
  const { bookingId, customerId, vendorId, serviceId, terms } = booking;
  const { priceCents, platformFeeCents } = terms;
  return event('BookingCompleted', { bookingId, customerId, vendorId, serviceId, priceCents, platformFeeCents, completedAt: now, by });
}
