import { Rejected } from '../../platform/errors.js';
import { type BookingEvent, type DelayMinutes, event } from '../booking.events.js';
import type { Booking, ExistingBooking } from '../booking.js';
import { expectedArrival, hasEnded, setOutFrom } from '../booking-rules.js';
import { type ByVendor, mustBe, ofVendor } from '../changes/guards.decisions.js';
import { hasOpenClaim } from '../claims/no-show.decisions.js';

/** The provider says that they are on the way; once for each time that the booking has. */
export function setOut(booking: Booking, { vendorId, now }: ByVendor): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  if (own.setOut) return [];
  mustBeAwaited(own, now);
  const { bookingId, customerId, serviceId } = own;
  return [event('ProviderSetOut', { bookingId, customerId, vendorId: own.vendorId, serviceId, setOutAt: now })];
}

/** The provider says by how much they come later, on the way or before; another figure takes the place of the last. */
export function reportDelay(booking: Booking, { vendorId, minutes, now }: ByVendor & { readonly minutes: DelayMinutes }): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  if (own.delayMinutes === minutes) return [];
  mustBeAwaited(own, now);
  const expectedAt = expectedArrival({ ...own.slot, delayMinutes: minutes });
  if (now >= expectedAt) {
    throw new Rejected('booking/delay-over', 'You are later than that already. Choose when you will be there.');
  }
  const { bookingId, customerId, serviceId } = own;
  return [
    event('ProviderDelayed', {
      bookingId,
      customerId,
      vendorId: own.vendorId,
      serviceId,
      delayMinutes: minutes,
      expectedAt,
      reportedAt: now,
    }),
  ];
}

/** Somebody waits for the provider, or will so soon. */
function mustBeAwaited(booking: ExistingBooking, now: string): void {
  mustBe('confirmed', booking);
  if (hasOpenClaim(booking)) {
    throw new Rejected('booking/claim-open', 'One side has reported a no-show. Until that is settled, nobody waits for you.');
  }
  if (now < setOutFrom(booking.slot)) {
    throw new Rejected('booking/arrival-too-early', 'You can tell the customer that you are coming from 2 hours before the start.');
  }
  if (hasEnded(booking.slot, now)) throw new Rejected('booking/arrival-too-late', 'The time that was booked is over.');
}
