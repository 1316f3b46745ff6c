import { type Event, eventOf } from '../../platform/events/event.js';
import type { BookedTime, BookingTerms } from '../terms.events.js';

/** Stream `holds-<customerId>`: times that are kept for one person who is about to book. The terms are those of the moment. */
export type HoldTaken = Event<
  'HoldTaken',
  {
    holdId: string;
    customerId: string;
    vendorId: string;
    serviceId: string;
    serviceTitle: string;
    durationMinutes: number;
    slot: BookedTime;
    terms: BookingTerms;
    /** It ends then by itself: no event says so. */
    until: string;
    heldAt: string;
  }
>;
/** Given back, or turned into a booking. */
export type HoldEnded = Event<
  'HoldEnded',
  { holdId: string; customerId: string; vendorId: string; outcome: 'released' | 'booked'; endedAt: string }
>;
export type HoldsEvent = HoldTaken | HoldEnded;

/** Builds the facts above. */
export const event = eventOf<HoldsEvent>();
