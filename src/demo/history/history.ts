import { milesBetween } from '../../platform/geo/zip.js';
import { addDays } from '../../platform/time/calendar.js';
import { instantOf, todayIn } from '../../platform/time/wall-clock.js';
import type { Business, Customer, Market, Offer } from '../market/market.js';
import { INSTRUCTIONS } from '../market/people.js';
import type { Random } from '../market/random.js';
import { keepsToLimits } from './keeps-to-limits.js';
import { type PlannedReview, reviewOf } from './planned-review.js';
import { HOUR, MINUTE, shifted } from './shifted.js';

/** How a booking went on after it was made, and when. */
export interface Outcome {
  readonly kind: 'confirm' | 'decline' | 'withdraw' | 'cancel-by-customer' | 'cancel-by-vendor' | 'complete' | 'expire';
  readonly at: string;
}

/** One booking of the demo data with everything that happens to it. Times are instants; `date` and `time` are the vendor's wall clock. */
export interface PlannedBooking {
  readonly key: string;
  readonly customer: Customer;
  readonly business: Business;
  readonly offer: Offer;
  readonly madeAt: string;
  readonly date: string;
  readonly time: string;
  readonly instructions: string | null;
  readonly outcomes: readonly Outcome[];
  readonly review?: PlannedReview;
}

/** When the work was done; `undefined` where it was not. */
export const completedAt = (outcomes: readonly Outcome[]): string | undefined => outcomes.find(({ kind }) => kind === 'complete')?.at;

export const HISTORY_DAYS = 182;
const AHEAD_DAYS = 16;
const BOOKINGS_PER_DAY_AT_FIRST = 5;
const BOOKINGS_PER_DAY_AT_LAST = 11;
const RECENT_REQUESTS = 40;
const FIRST_HOUR = 9;
const DAY_END = 19;
/** A booking is made at least this long before it starts; the default notice is 24 hours. */
export const LEAD_HOURS = 26;
const DECIDED_REQUESTS_OF_ONE_CUSTOMER = 2;

/**
 * Half a year of bookings up to `now` and two weeks beyond, in every state. Keeps to the rules that the commands will enforce: free hours, the
 * provider's radius, the notice, at most two unanswered requests, and no more open bookings of one customer than the platform allows.
 */
export function planBookings(market: Market, now: string, random: Random): PlannedBooking[] {
  const plan = new Plan(market, now, random);
  for (let day = -HISTORY_DAYS + 30; day <= AHEAD_DAYS; day++) {
    const progress = (day + HISTORY_DAYS) / (HISTORY_DAYS + AHEAD_DAYS);
    const perDay = BOOKINGS_PER_DAY_AT_FIRST + (BOOKINGS_PER_DAY_AT_LAST - BOOKINGS_PER_DAY_AT_FIRST) * progress;
    const wanted = day > 2 ? perDay / 2 : perDay;
    for (let i = random.between(Math.floor(wanted * 0.6), Math.ceil(wanted * 1.4)); i > 0; i--) plan.add(day);
  }
  plan.addRecentRequests();
  return plan.bookings;
}

class Plan {
  readonly bookings: PlannedBooking[] = [];
  private readonly taken = new Set<string>();
  private readonly requests = new Map<string, { from: string; to: string }[]>();
  private readonly popularity = new Map<Business, number>();

  constructor(
    private readonly market: Market,
    private readonly now: string,
    private readonly random: Random,
  ) {
    market.businesses.forEach((business, index) => this.popularity.set(business, index === 0 ? 4 : 0.5 + random.next() * 2));
  }

  /** One booking whose job is on the day that lies `day` days from now. */
  add(day: number): void {
    const { random } = this;
    const customer = random.weighted(this.market.customers, (one) => (one.key === 'customer-0' ? 2 : 1));
    const lead = (LEAD_HOURS + random.between(0, 8 * 24)) * HOUR + random.between(0, 59) * MINUTE;
    this.book(customer, day, (startsAt) => shifted(startsAt, -lead));
  }

  /** Requests of the last hours: what waits for an answer right now. */
  addRecentRequests(): void {
    const { random, now } = this;
    for (let i = 0; i < RECENT_REQUESTS; i++) {
      const customer = i < 4 ? this.market.customers[0]! : random.pick(this.market.customers);
      const madeAt = shifted(now, -random.between(20, 19 * 60) * MINUTE);
      this.book(customer, random.between(2, AHEAD_DAYS), () => madeAt, i % 4 === 0 ? this.market.businesses[0] : undefined);
    }
  }

  private book(customer: Customer, day: number, madeAtFor: (startsAt: string) => string, wanted?: Business): void {
    const { random } = this;
    const near = this.market.businesses.filter(
      ({ metro, zip, radius }) => metro === customer.metro && (milesBetween(zip, customer.zip) ?? Infinity) <= radius,
    );
    if (near.length === 0) return;
    const business = wanted && near.includes(wanted) ? wanted : random.weighted(near, (one) => this.popularity.get(one)!);
    const offer = random.pick(business.offers);
    const hours = Math.ceil(offer.minutes / 60);
    const date = addDays(todayIn(business.timeZone, this.now), day);
    const hour = random.between(FIRST_HOUR, Math.min(18, DAY_END - hours));
    const time = `${String(hour).padStart(2, '0')}:00`;
    const startsAt = instantOf(date, time, business.timeZone);
    if (!startsAt) return;
    const madeAt = madeAtFor(startsAt);
    const offeredAt = shifted(this.now, (business.appliesAfterHours + offer.afterHours - HISTORY_DAYS * 24) * HOUR);
    if (madeAt <= offeredAt || madeAt >= this.now || shifted(startsAt, -LEAD_HOURS * HOUR) < madeAt) return;

    const span = Array.from({ length: hours }, (_, i) => `${business.key} ${date} ${hour + i}`);
    if (span.some((each) => this.taken.has(each))) return;
    const endsAt = shifted(startsAt, offer.minutes * MINUTE);
    const outcomes = this.outcomes(business, madeAt, startsAt, endsAt);
    const pair = `${customer.key} ${business.key}`;
    const open = { from: madeAt, to: outcomes[0]?.at ?? '9999' };
    const others = this.requests.get(pair) ?? [];
    if (others.filter(({ from, to }) => from <= open.to && to >= open.from).length >= DECIDED_REQUESTS_OF_ONE_CUSTOMER) return;
    const theirs = this.bookings.filter((other) => other.customer === customer);
    if (!keepsToLimits([...theirs, { business, offer, madeAt, date, time, outcomes }])) return;

    this.requests.set(pair, [...others, open]);
    // Hours that a cancellation frees are simply not sold again.
    for (const each of span) this.taken.add(each);
    const review = reviewOf(business, { completedAt: completedAt(outcomes), now: this.now }, random);
    const booking = {
      key: `booking-${this.bookings.length}`,
      customer,
      business,
      offer,
      madeAt,
      date,
      time,
      instructions: random.pick(INSTRUCTIONS),
      outcomes,
    };
    this.bookings.push(review ? { ...booking, review } : booking);
  }

  /** What happens to it, in order, up to now. */
  private outcomes(business: Business, madeAt: string, startsAt: string, endsAt: string): Outcome[] {
    const { random } = this;
    const answeredAt = shifted(madeAt, random.between(10, 16 * 60) * MINUTE);
    const past = (outcomes: readonly Outcome[]) => outcomes.filter(({ at }) => at < this.now);
    const fate = random.next();
    if (fate < 0.05) return past([{ kind: 'decline', at: answeredAt }]);
    if (fate < 0.08) return past([{ kind: 'withdraw', at: shifted(madeAt, random.between(5, 200) * MINUTE) }]);
    if (fate < 0.1) return past([{ kind: 'expire', at: shifted(madeAt, 24 * HOUR + MINUTE) }]);
    const confirmed: Outcome = { kind: 'confirm', at: answeredAt };
    const between = shifted(answeredAt, (Date.parse(startsAt) - Date.parse(answeredAt)) * (0.1 + 0.85 * random.next()));
    if (fate < 0.14) return past([confirmed, { kind: 'cancel-by-customer', at: between }]);
    if (fate < 0.16 + (1 - business.quality) * 0.1) return past([confirmed, { kind: 'cancel-by-vendor', at: between }]);
    return past([confirmed, { kind: 'complete', at: shifted(endsAt, random.between(5, 240) * MINUTE) }]);
  }
}
