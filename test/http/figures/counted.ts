import { dayIn, daysLater } from './days.js';
import { average, distinct, sum } from './sums.js';
import type { Told, ToldBooking, ToldReview } from './told.js';

/** What a business should read, counted from what the history tells: one thing after another, by the day on which its zone's clocks saw it. */
export interface Asking {
  readonly vendorId: string;
  readonly timeZone: string;
  readonly now: string;
}

export const rated = (reviews: readonly ToldReview[]): number[] => reviews.map(({ rating }) => rating);

export class Counted {
  readonly bookings: readonly ToldBooking[];
  readonly reviews: readonly ToldReview[];
  readonly today: string;

  constructor(
    protected readonly told: Told,
    protected readonly asking: Asking,
  ) {
    this.bookings = told.bookings.filter(({ vendorId }) => vendorId === asking.vendorId);
    this.reviews = told.reviews.filter(({ vendorId }) => vendorId === asking.vendorId);
    this.today = this.day(asking.now);
  }

  day(instant: string): string {
    return dayIn(this.asking.timeZone, instant);
  }

  nameOf(customerId: string): string {
    const { name, erased } = this.told.people.get(customerId)!;
    return erased ? 'Unknown Customer' : name;
  }

  /** Completed bookings, fees and refunds, newest first. */
  transactions() {
    const { bookings } = this;
    const done = bookings.flatMap(({ completedAt: at, price, ...booking }) =>
      at ? [{ ...booking, kind: 'completed', at, amountCents: price }] : [],
    );
    const fees = bookings.flatMap(({ cancelled, ...booking }) => {
      const owed = cancelled && cancelled.charge > 0;
      return owed ? [{ ...booking, kind: 'cancellation_fee', at: cancelled.at, amountCents: cancelled.charge }] : [];
    });
    const refunds = bookings.flatMap(({ refund, price, ...booking }) => {
      const back = refund ? Math.min(refund.cents, price) : 0;
      return refund && back > 0 ? [{ ...booking, kind: 'reversal', at: refund.at, amountCents: -back }] : [];
    });
    return [...done, ...fees, ...refunds]
      .sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? 1 : -1))
      .map(({ id: bookingId, kind, title: serviceTitle, customerId, at, amountCents }) => {
        return { bookingId, kind, serviceTitle, customerName: this.nameOf(customerId), date: this.day(at), at, amountCents };
      });
  }

  earnings() {
    const entries = this.transactions();
    const earned = entries.filter(({ kind }) => kind !== 'reversal');
    const inMonth = (month: string) => sum(earned.filter(({ date }) => date.startsWith(month)).map(({ amountCents }) => amountCents));
    const month = this.today.slice(0, 7);
    return {
      totalCents: sum(earned.map(({ amountCents }) => amountCents)),
      thisMonthCents: inMonth(month),
      lastMonthCents: inMonth(daysLater(`${month}-01`, -1).slice(0, 7)),
      transactions: earned.filter(({ kind }) => kind === 'completed').length,
      pendingCents: sum(entries.map(({ amountCents }) => amountCents)),
      months: this.lastMonths(12).map((each) => {
        const of = (kind: string) =>
          sum(entries.filter((one) => one.kind === kind && one.date.startsWith(each)).map(({ amountCents }) => amountCents));
        return {
          month: each,
          completedCents: of('completed'),
          cancellationFeesCents: of('cancellation_fee'),
          refundedCents: 0 - of('reversal'),
        };
      }),
      timeZone: this.asking.timeZone,
    };
  }

  /** This one included, in order. */
  private lastMonths(count: number): string[] {
    const months = [this.today.slice(0, 7)];
    while (months.length < count) months.unshift(daysLater(`${months[0]}-01`, -1).slice(0, 7));
    return months;
  }

  /** The latest booking first. */
  customers() {
    return distinct(this.bookings.map(({ customerId }) => customerId))
      .map((customerId) => {
        const theirs = this.bookings.filter((each) => each.customerId === customerId);
        const { phone, erased, shown } = this.told.people.get(customerId)!;
        const ratings = rated(this.reviews.filter((each) => shown && each.customerId === customerId));
        const reachable = theirs.some(({ cancelled }) => !['declined', 'withdrawn', 'expired'].includes(cancelled?.reason ?? ''));
        return {
          customerId,
          fullName: this.nameOf(customerId),
          phone: erased || !reachable ? null : phone,
          bookingCount: theirs.length,
          lastBookingDate: theirs
            .map(({ date }) => date)
            .sort()
            .at(-1)!,
          averageRating: average(ratings),
          ratingCount: ratings.length,
        };
      })
      .sort((a, b) => (a.lastBookingDate === b.lastBookingDate ? byName(a, b) : a.lastBookingDate < b.lastBookingDate ? 1 : -1));
  }

  reviewsSaid() {
    return [...this.reviews]
      .sort((a, b) => (a.postedAt === b.postedAt ? (a.id < b.id ? -1 : 1) : a.postedAt < b.postedAt ? 1 : -1))
      .map(({ id, customerId, title: serviceTitle, postedAt, rating, comment, reply }) => {
        const { name, shown, erased } = this.told.people.get(customerId)!;
        return { id, customerName: shown && !erased ? name : 'Anonymous', serviceTitle, postedAt, rating, comment, photos: [], reply };
      });
  }

  allReviews() {
    return { averageRating: average(rated(this.reviews)), reviewCount: this.reviews.length };
  }

  stars() {
    return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: this.reviews.filter(({ rating }) => rating === stars).length }));
  }

  services() {
    const offered = [...this.told.services].filter(([, { vendorId }]) => vendorId === this.asking.vendorId);
    return offered.map(([id, { title }]) => {
      const ratings = rated(this.reviews.filter(({ serviceId }) => serviceId === id));
      const booked = this.bookings.filter(
        ({ serviceId, createdAt }) => serviceId === id && this.day(createdAt).startsWith(this.today.slice(0, 7)),
      );
      return { id, title, bookingsThisMonth: booked.length, averageRating: average(ratings), reviewCount: ratings.length };
    });
  }
}

function byName(a: { fullName: string; customerId: string }, b: { fullName: string; customerId: string }): number {
  const [x, y] = [a, b].map(({ fullName, customerId }) => `${fullName.toLowerCase()}\u0000${customerId}`);
  return x! < y! ? -1 : 1;
}
