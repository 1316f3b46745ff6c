import { Counted, rated } from './counted.js';
import { daysLater, eachDay } from './days.js';
import { average, distinct, sum } from './sums.js';
import type { ToldBooking } from './told.js';

const share = (part: number, of: number) => (of < 5 ? null : { part, of });

/** The report and the shares of the last ninety days. */
export class CountedReport extends Counted {
  private sold(bookings: readonly ToldBooking[], isIn: (instant: string) => boolean) {
    const completed = bookings.filter(({ completedAt }) => completedAt && isIn(completedAt));
    return {
      bookings: bookings.filter(({ createdAt }) => isIn(createdAt)).length,
      completedBookings: completed.length,
      revenueCents: sum(completed.map(({ price }) => price)),
    };
  }

  figures(from: string, to: string) {
    const isIn = (instant: string) => this.day(instant) >= from && this.day(instant) <= to;
    const ratings = rated(this.reviews.filter(({ postedAt }) => isIn(postedAt)));
    const { new: newCustomers } = this.came(from, to);
    return { ...this.sold(this.bookings, isIn), newCustomers, averageRating: average(ratings), reviewCount: ratings.length };
  }

  private came(from: string, to: string) {
    const made = this.bookings.filter(({ createdAt }) => this.day(createdAt) >= from && this.day(createdAt) <= to);
    const who = distinct(made.map(({ customerId }) => customerId));
    const before = new Set(this.bookings.filter(({ createdAt }) => this.day(createdAt) < from).map(({ customerId }) => customerId));
    const places = distinct(made.flatMap(({ place }) => place ?? []));
    const cities = places
      .map((place) => {
        const [city, state] = place.split(', ');
        return { city, state, customers: distinct(made.filter((each) => each.place === place).map(({ customerId }) => customerId)).length };
      })
      .sort((a, b) => b.customers - a.customers || (a.city + a.state! < b.city + b.state! ? -1 : 1))
      .slice(0, 5);
    const returning = who.filter((each) => before.has(each)).length;
    return { total: who.length, new: who.length - returning, returning, cities };
  }

  report(from: string, to: string) {
    const months = distinct(eachDay(from, to).map((day) => day.slice(0, 7)));
    const inPeriod = (instant: string) => this.day(instant) >= from && this.day(instant) <= to;
    const days = eachDay(from, to).length;
    const services = distinct(this.bookings.map(({ serviceId }) => serviceId))
      .map((serviceId) => {
        const theirs = this.bookings.filter((each) => each.serviceId === serviceId);
        const then = theirs.filter(({ createdAt, completedAt }) => inPeriod(createdAt) || (completedAt && inPeriod(completedAt)));
        const last = then.reduce<ToldBooking | undefined>((a, b) => (a && a.createdAt > b.createdAt ? a : b), undefined);
        const title = this.told.services.get(serviceId)?.title ?? last?.title;
        return { serviceId, title, ...this.sold(theirs, inPeriod) };
      })
      .filter(({ bookings, completedBookings }) => bookings + completedBookings > 0)
      .sort((a, b) => b.bookings - a.bookings || b.revenueCents - a.revenueCents || (a.serviceId < b.serviceId ? -1 : 1))
      .slice(0, 5);
    return {
      from,
      to,
      timeZone: this.asking.timeZone,
      figures: this.figures(from, to),
      before: this.figures(daysLater(from, -days), daysLater(from, -1)),
      months: months.map((month) => {
        const days = eachDay(from, to).filter((day) => day.startsWith(month));
        const { new: newCustomers } = this.came(days[0]!, days.at(-1)!);
        return { month, ...this.sold(this.bookings, (at) => inPeriod(at) && this.day(at).startsWith(month)), newCustomers };
      }),
      services,
      customers: this.came(from, to),
      quality: this.quality(),
    };
  }

  quality() {
    const since = daysLater(this.today, -90);
    const { now } = this.asking;
    const recent = (instant: string | undefined): boolean => instant !== undefined && this.day(instant) >= since;
    const byProvider = ({ cancelled }: ToldBooking) =>
      cancelled !== undefined && ['by_vendor', 'no_show_vendor'].includes(cancelled.reason);
    const answered = this.bookings.filter(
      (each) =>
        recent(each.createdAt) && (each.cancelled?.reason === 'declined' || (each.confirmedAt && each.confirmedAt !== each.createdAt)),
    );
    const expired = this.bookings.filter(
      ({ createdAt, respondBy, confirmedAt, cancelled }) =>
        recent(createdAt) && (cancelled ? cancelled.reason === 'expired' : !confirmedAt && respondBy <= now),
    );
    const promised = this.bookings.filter((each) => each.confirmedAt && (!each.cancelled || byProvider(each)));
    const due = promised.filter(({ endsAt }) => recent(endsAt) && endsAt <= now);
    const lately = promised.filter(({ confirmedAt }) => recent(confirmedAt));
    const reviews = this.reviews.filter(({ postedAt }) => recent(postedAt));
    return {
      since,
      responseRate: share(answered.length, answered.length + expired.length),
      completionRate: share(due.filter(({ completedAt }) => completedAt).length, due.length),
      providerCancellations: share(lately.filter(byProvider).length, lately.length),
      fiveStars: share(reviews.filter(({ rating }) => rating === 5).length, reviews.length),
    };
  }
}
