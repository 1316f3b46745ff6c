import type { UserRegistered } from '../../../src/accounts/account.events.js';
import type { BookingEvent } from '../../../src/booking/booking.events.js';
import type { VendorAppliedV2 } from '../../../src/vendor-onboarding/vendor.events.js';
import type { TestApp } from '../../support/app.js';
import { dayIn, daysLater } from './days.js';
import { sum } from './sums.js';

type Happened = BookingEvent | UserRegistered | VendorAppliedV2;
type Of<Type extends Happened['type']> = Extract<Happened, { type: Type }>['data'];

/** How the platform has done, counted from its events one by one, without the help of any read table. */
export class CountedPlatform {
  private constructor(private readonly events: readonly Happened[]) {}

  static async of({ database }: TestApp): Promise<CountedPlatform> {
    const { rows } = await database.pool.query<Happened>('select type, data from es.events order by position');
    return new CountedPlatform(rows);
  }

  figures(from: string, to: string) {
    const isIn = (instant: string) => dayIn('UTC', instant) >= from && dayIn('UTC', instant) <= to;
    const made = this.all('BookingCreated').filter(({ createdAt }) => isIn(createdAt));
    const completed = this.all('BookingCompleted').filter(({ completedAt }) => isIn(completedAt));
    const decided = this.all('ProblemDecided').filter(({ decidedAt }) => isIn(decidedAt));
    const prices = new Map(this.all('BookingCreated').map(({ bookingId, terms }) => [bookingId, terms.priceCents]));
    const beyondPrice = decided.map(({ bookingId, refundCents }) => Math.max(0, refundCents - prices.get(bookingId)!));
    return {
      users: this.all('UserRegistered').filter(({ registeredAt }) => isIn(registeredAt)).length,
      vendors: this.all('VendorAppliedV2').filter(({ submission, appliedAt }) => submission === 1 && isIn(appliedAt)).length,
      bookings: made.length,
      valueCents: sum(made.map(({ terms }) => terms.priceCents)),
      completedBookings: completed.length,
      completedCents: sum(completed.map(({ priceCents }) => priceCents)),
      feesKeptCents: sum(completed.map(({ platformFeeCents }) => platformFeeCents)) - sum(beyondPrice),
      refundsCents: sum(decided.map(({ refundCents }) => refundCents)),
      cancelledBookings: this.cancelled(from, to).length,
      ...this.waits(made),
    };
  }

  cancellations(from: string, to: string) {
    const reasons = this.cancelled(from, to).map(({ reason }) => reason);
    return Object.fromEntries(reasons.map((reason) => [reason, reasons.filter((each) => each === reason).length]));
  }

  steps(beginnings: readonly string[], to: string) {
    return beginnings.map((from, index) => {
      const next = beginnings[index + 1];
      return { from, ...this.figures(from, next ? daysLater(next, -1) : to) };
    });
  }

  private cancelled(from: string, to: string) {
    return this.all('BookingCancelled').filter(({ cancelledAt }) => dayIn('UTC', cancelledAt) >= from && dayIn('UTC', cancelledAt) <= to);
  }

  private waits(made: readonly Of<'BookingCreated'>[]) {
    const answers = new Map(this.all('BookingConfirmed').map(({ bookingId, confirmedAt }) => [bookingId, confirmedAt]));
    const waits = made
      .flatMap(({ bookingId, createdAt }) => {
        const confirmedAt = answers.get(bookingId);
        return confirmedAt && confirmedAt > createdAt ? [Math.round((Date.parse(confirmedAt) - Date.parse(createdAt)) / 60_000)] : [];
      })
      .sort((a, b) => a - b);
    if (waits.length === 0) return { minutesToAccept: null, slowMinutesToAccept: null };
    const middle = (waits.length - 1) / 2;
    return {
      minutesToAccept: Math.round((waits[Math.floor(middle)]! + waits[Math.ceil(middle)]!) / 2),
      slowMinutesToAccept: waits[Math.ceil(0.9 * waits.length) - 1]!,
    };
  }

  private all<Type extends Happened['type']>(type: Type): Of<Type>[] {
    return this.events.flatMap((event) => (event.type === type ? [event.data as Of<Type>] : []));
  }
}
