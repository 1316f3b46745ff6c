import type { Cents } from '../platform/money.js';

/** What the events of holds and of bookings record of an agreed time and price. */

/**
 * One part of an agreed price: what the service costs, what the time adds, and what lifts it to the provider's minimum. Spelled out here, as all that is recorded:
 * it stays what it was, whatever the catalog makes of its own.
 */
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
