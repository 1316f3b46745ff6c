import type { Event } from '../platform/events/event.js';
import type { Cents } from '../platform/money.js';

/** Why a booking ended without the work being done. */
export const CANCELLATION_REASONS = [
  'declined',
  'withdrawn',
  'expired',
  'by_customer',
  'by_vendor',
  'no_show_vendor',
  'no_show_customer',
  'by_admin',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** One part of an agreed price: what the service costs, what the time adds, and what lifts it to the provider's minimum. */
export interface PriceLine {
  readonly kind: 'base' | 'weekend' | 'evening' | 'minimum';
  readonly cents: Cents;
  /** Of the base, where the line is a percentage of it. */
  readonly percent?: number;
}

/** What was agreed when the booking was made; later changes of the service or the vendor's settings do not touch it. */
export interface BookingTerms {
  /** Before the platform fee. */
  readonly priceCents: Cents;
  /** They sum to the price; absent where the base is all of it. */
  readonly priceLines?: readonly PriceLine[];
  readonly platformFeeCents: Cents;
  /** What a late cancellation costs the customer at most. */
  readonly cancellationFeeCents: Cents;
  readonly timeZone: string;
}

/** Wall-clock time in the vendor's zone, and the instants that follow from it. */
export interface BookedTime {
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:00 */
  readonly time: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Ids that every event of a booking carries, so that read models need no look-up. */
interface Parties {
  bookingId: string;
  customerId: string;
  vendorId: string;
  serviceId: string;
}

/** Stream `booking-<bookingId>`. */
export type BookingCreated = Event<
  'BookingCreated',
  Parties & {
    serviceTitle: string;
    durationMinutes: number;
    slot: BookedTime;
    terms: BookingTerms;
    /** The vendor's answer is due by then. */
    respondBy: string;
    createdAt: string;
  },
  { street: string; zip: string; city: string; state: string; instructions: string | null }
>;
export type BookingConfirmed = Event<'BookingConfirmed', Parties & { confirmedAt: string }>;
export type BookingCancelled = Event<
  'BookingCancelled',
  Parties & {
    reason: CancellationReason;
    /** What the customer pays; goes to the vendor. */
    chargeCents: Cents;
    /** The status it had until then. */
    was: 'pending' | 'confirmed';
    cancelledAt: string;
  }
>;
export type BookingCompleted = Event<'BookingCompleted', Parties & { priceCents: Cents; platformFeeCents: Cents; completedAt: string }>;
export type BookingEvent = BookingCreated | BookingConfirmed | BookingCancelled | BookingCompleted;
