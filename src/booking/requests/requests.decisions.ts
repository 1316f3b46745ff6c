import { type BookingCreated, type BookingEvent, event } from '../booking.events.js';
import { type Booking, existing } from '../booking.js';
import { answerDue, hasLapsed } from '../booking-rules.js';
import { ended, endRequest, type Explained, explained } from '../cancellation/cancellation.decisions.js';
import { type ByVendor, mustBe, mustStillWait, ofVendor } from '../changes/guards.decisions.js';

/** What is agreed, and where the work is to be done. */
export type NewBooking = Omit<BookingCreated['data'], 'respondBy' | 'createdAt'> &
  BookingCreated['personal']['fields'] & { readonly now: string };

export function create(booking: Booking, agreed: NewBooking): BookingEvent[] {
  if (booking.status !== 'none') return [];
  const { bookingId, customerId, vendorId, serviceId, serviceTitle, durationMinutes, slot, terms, holdId, answerHours, now } = agreed;
  const { street, zip, city, state, instructions, customerTimeZone = null } = agreed;
  const respondBy = answerDue(now, slot.startsAt, answerHours);
  return [
    event(
      'BookingCreated',
      {
        bookingId,
        customerId,
        vendorId,
        serviceId,
        serviceTitle,
        durationMinutes,
        slot,
        terms,
        respondBy,
        answerHours,
        createdAt: now,
        holdId,
      },
      { subject: customerId, fields: { street, zip, city, state, instructions, customerTimeZone } },
    ),
  ];
}

export function confirm(booking: Booking, by: ByVendor): BookingEvent[] {
  const own = ofVendor(booking, by.vendorId);
  if (own.status === 'confirmed') return [];
  mustBe('pending', own);
  mustStillWait(own, by.now);
  const { bookingId, customerId, vendorId, serviceId } = own;
  return [event('BookingConfirmed', { bookingId, customerId, vendorId, serviceId, confirmedAt: by.now })];
}

/** Whoever wants to says why. A request that has expired was not turned down: of it there is nothing to explain. */
export function decline(booking: Booking, { vendorId, why, now }: ByVendor & { readonly why?: Explained | undefined }): BookingEvent[] {
  const own = ofVendor(booking, vendorId);
  const events = endRequest(own, 'declined', now);
  if (!why || events.length === 0 || hasLapsed(own, now)) return events;
  return [...events, explained(own, 'vendor', why, now)];
}

/** Ends a request that was not answered in time. Before its deadline nothing happens. */
export function expire(booking: Booking, { now }: { now: string }): BookingEvent[] {
  const lapsed = existing(booking);
  return lapsed.status === 'pending' && hasLapsed(lapsed, now) ? [ended(lapsed, 'expired', 0, now)] : [];
}
