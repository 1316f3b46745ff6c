import { addDays } from '../../platform/time/calendar.js';
import { earlier } from '../../platform/time/durations.js';
import { instantOf, todayIn } from '../../platform/time/wall-clock.js';
import { hoursOf } from '../../scheduling/index.js';
import { freeLane, type TakenHours } from '../../scheduling/schedule/schedule.js';
import type { Crew } from '../market/crew.js';
import type { Customer, Offer } from '../market/market.js';
import { INSTRUCTIONS } from '../market/people.js';
import type { Random } from '../market/random.js';
import { completedAt, LEAD_HOURS, type Outcome, type PlannedBooking } from './history.js';
import { keepsToLimits } from './keeps-to-limits.js';
import { reviewOf } from './planned-review.js';
import { HOUR, MINUTE, shifted } from './shifted.js';

/** Jobs of the days before, yesterday first. */
const BEFORE = [5, 4, 3, 2, 2, 2, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1];
/** Jobs of today and the days after. */
const FROM_TODAY = [18, 12, 7, 4, 3, 3, 2, 1, 0, 1, 0, 1];
/** How many requests wait for an answer, by the day of the work: days with a lane to spare. */
const REQUESTS = [
  { day: 3, requests: 2 },
  { day: 4, requests: 2 },
  { day: 5, requests: 1 },
] as const;
/** How much of the working hours is over when a job begins: all six leave the yard together, and meet again at noon. */
const STARTS = [0, 0, 0, 0, 0, 0, 0.5, 0.5, 0.5, 0.5, 0.3, 0.3, 0.3, 0.7, 0.7, 0.7, 0.8, 0.8];
const LAST_START = 18;
/** What has been made before then is answered by now. */
const ANSWERED_HOURS = 10;
const LONGEST_ANSWER_MINUTES = 90;
const TODAY = 0;
const TOMORROW = 1;

/** Weeks of bookings up to `now`, and above all a busy day today and tomorrow, whatever hour and weekday it is. Keeps to the rules that the commands will enforce. */
export function planCrewBookings(crew: Crew, now: string, random: Random): PlannedBooking[] {
  const plan = new CrewPlan(crew, now, random);
  for (let before = BEFORE.length; before > 0; before--) plan.addJobs(-before, BEFORE[before - 1]!);
  for (const [day, jobs] of FROM_TODAY.entries()) plan.addJobs(day, jobs);
  for (const { day, requests } of REQUESTS) plan.addRequests(day, requests);
  return plan.withOneCancelled();
}

class CrewPlan {
  private readonly bookings: PlannedBooking[] = [];
  /** What is taken of each day: nothing that was ever booked is sold again. */
  private readonly taken = new Map<string, TakenHours[]>();

  constructor(
    private readonly crew: Crew,
    private readonly now: string,
    private readonly random: Random,
  ) {}

  /** The earlier a job of a day, the earlier it was booked: whatever lanes are free at its start stay so. */
  addJobs(day: number, jobs: number): void {
    const { random } = this;
    const starts = this.startsOn(day, jobs);
    const latest = starts.map((hour) => earlier(shifted(this.now, -ANSWERED_HOURS * HOUR), this.lastMadeAt(day, hour)));
    const madeAt = latest.map((at) => shifted(at, -random.between(0, 8 * 24 * 60) * MINUTE)).sort();
    for (const [index, hour] of starts.entries()) {
      this.book({ day, hour, madeAt: madeAt[index]! }, (endsAt) => this.outcomes(madeAt[index]!, endsAt));
    }
  }

  addRequests(day: number, requests: number): void {
    for (let number = 0; number < requests; number++) {
      const madeAt = shifted(this.now, -this.random.between(10, 8 * 60) * MINUTE);
      this.book({ day, hour: this.startsOn(day, 1)[0]!, madeAt }, () => []);
    }
  }

  /** A customer of tomorrow's has just changed their mind. */
  withOneCancelled(): PlannedBooking[] {
    const tomorrow = this.dateOf(TOMORROW);
    const last = this.bookings.findLast(({ date }) => date === tomorrow);
    return this.bookings.map((booking) =>
      booking === last
        ? { ...booking, outcomes: [...booking.outcomes, { kind: 'cancel-by-customer', at: shifted(this.now, -8 * MINUTE) }] }
        : booking,
    );
  }

  private startsOn(day: number, jobs: number): number[] {
    const [open] = hoursOf(this.dateOf(day), { weeklyHours: this.crew.hours.weeklyHours, days: {} });
    const { from, to } = open!;
    const shares = day === TODAY || day === TOMORROW ? STARTS.slice(0, jobs) : Array.from({ length: jobs }, () => this.random.next() * 0.8);
    return shares.map((share) => Math.min(LAST_START, from + Math.floor(share * (to - from)))).sort((a, b) => a - b);
  }

  private book({ day, hour, madeAt }: { day: number; hour: number; madeAt: string }, outcomesOf: (endsAt: string) => Outcome[]): void {
    const { random, crew } = this;
    const { business } = crew;
    const date = this.dateOf(day);
    const taken = this.taken.get(date) ?? [];
    const offer = this.offerAt(date, hour);
    const hours = offer && Array.from({ length: Math.ceil(offer.minutes / 60) }, (_, index) => hour + index);
    const lane = hours && freeLane(taken, hours, crew.hours.lanes);
    const time = timeOf(hour);
    const customer = offer && this.customerFor({ business, offer, madeAt, date, time });
    if (!hours || typeof lane !== 'number' || !customer) return;

    this.taken.set(date, [...taken, { lane, hours }]);
    const outcomes = outcomesOf(shifted(instantOf(date, time, business.timeZone)!, offer.minutes * MINUTE));
    const review = reviewOf(business, { completedAt: completedAt(outcomes), now: this.now }, random);
    const key = `crew-booking-${this.bookings.length}`;
    const booking = { key, customer, business, offer, madeAt, date, time, instructions: random.pick(INSTRUCTIONS), outcomes };
    this.bookings.push(review ? { ...booking, review } : booking);
  }

  /** A job that is done before the day ends. */
  private offerAt(date: string, hour: number): Offer | undefined {
    const [open] = hoursOf(date, { weeklyHours: this.crew.hours.weeklyHours, days: {} });
    const short = this.crew.business.offers.filter(({ minutes }) => hour * 60 + minutes <= open!.to * 60);
    return short.length > 0 ? this.random.pick(short) : undefined;
  }

  /** Nobody has two crews in the house on a day, asks again before they have been answered, or has more open bookings than they may. */
  private customerFor(wish: Pick<PlannedBooking, 'business' | 'offer' | 'madeAt' | 'date' | 'time'>): Customer | undefined {
    const asks = (customer: Customer) => {
      const theirs = this.bookings.filter((other) => other.customer === customer);
      return theirs.some((other) => isTooNear(other, wish)) || !keepsToLimits([...theirs, { ...wish, outcomes: [] }]);
    };
    const free = this.crew.customers.filter((customer) => !asks(customer));
    return free.length > 0 ? this.random.pick(free) : undefined;
  }

  /** Work that is over has been reported, up to what has just ended. */
  private outcomes(madeAt: string, endsAt: string): Outcome[] {
    const { random } = this;
    const answeredAt = shifted(madeAt, random.between(5, LONGEST_ANSWER_MINUTES) * MINUTE);
    const reportedAt = shifted(endsAt, random.between(5, 40) * MINUTE);
    const outcomes: Outcome[] = [
      { kind: 'confirm', at: answeredAt },
      { kind: 'complete', at: reportedAt },
    ];
    return outcomes.filter(({ at }) => at < this.now);
  }

  private dateOf(day: number): string {
    return addDays(todayIn(this.crew.business.timeZone, this.now), day);
  }

  private lastMadeAt(day: number, hour: number): string {
    return shifted(instantOf(this.dateOf(day), timeOf(hour), this.crew.business.timeZone)!, -LEAD_HOURS * HOUR);
  }
}

const isTooNear = ({ date, madeAt, outcomes }: PlannedBooking, wish: Pick<PlannedBooking, 'date' | 'madeAt'>): boolean =>
  date === wish.date || outcomes.length === 0 || Math.abs(Date.parse(madeAt) - Date.parse(wish.madeAt)) <= LONGEST_ANSWER_MINUTES * MINUTE;

const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
