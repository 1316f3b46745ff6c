import type { BookingEvent, CancellationReason } from '../../../src/booking/booking.events.js';
import { Random } from '../../../src/demo/market/random.js';
import { type AnyEvent, eventOf } from '../../../src/platform/events/event.js';
import { newId } from '../../../src/platform/ids.js';
import type { Append } from '../../../src/platform/streams/streams.js';
import { wallClockAt } from '../../../src/platform/time/wall-clock.js';
import type { ReviewEvent, Stars } from '../../../src/reviews/review.events.js';
import { DAY, HOUR, later, MINUTE, RandomTimes } from './random-times.js';

const event = eventOf<BookingEvent | ReviewEvent>();

const PLACES = [
  ['Austin', 'TX', '78704'],
  ['Round Rock', 'TX', '78664'],
  ['Pflugerville', 'TX', '78660'],
  ['Newark', 'NJ', '07102'],
  ['Brooklyn', 'NY', '11201'],
  ['Hilo', 'HI', '96720'],
  ['Austin', 'MN', '55912'],
] as const;

export interface Business {
  readonly vendorId: string;
  readonly timeZone: string;
  /** Each with what it has been called. */
  readonly services: readonly { readonly id: string; readonly titles: readonly string[] }[];
}

/** What becomes of a booking. */
const ENDS = [
  'pending',
  'declined',
  'withdrawn',
  'expired',
  'confirmed',
  'completed',
  'completed',
  'completed',
  'by_customer',
  'by_vendor',
  'no_show_vendor',
  'no_show_customer',
  'by_admin',
] as const;
const AFTER_START: ReadonlySet<string> = new Set(['no_show_vendor', 'no_show_customer']);

/**
 * Bookings as no rule would let them be made, but as the history may tell them: many at once, near the ends of months, on both sides of midnight. What would
 * lie after `now` has not happened.
 */
export class RandomBookings {
  private readonly times: RandomTimes;

  constructor(
    private readonly random: Random,
    private readonly now: string,
  ) {
    this.times = new RandomTimes(random, now);
  }

  of(business: Business, customerId: string): Append[] {
    const { random } = this;
    const bookingId = newId();
    const { id: serviceId, titles } = random.pick(business.services);
    const serviceTitle = random.pick(titles);
    const parties = { bookingId, customerId, vendorId: business.vendorId, serviceId };
    const createdAt = this.times.sometime();
    const startsAt = this.times.start(createdAt);
    const priceCents = random.between(0, 400) * 25;
    const history: { at: string; event: AnyEvent }[] = [
      { at: createdAt, event: this.created(parties, serviceTitle, priceCents, { createdAt, startsAt, timeZone: business.timeZone }) },
      ...this.course(parties, priceCents, { createdAt, startsAt }),
    ];
    const happened = history.filter(({ at }) => at <= this.now);
    if (happened.length === 0) return [];
    const completedAt = happened.find(({ event }) => event.type === 'BookingCompleted')?.at;
    const bookings: Append = { stream: `booking-${bookingId}`, events: happened.map((each) => each.event), expected: 'noStream' };
    return [bookings, ...this.review({ ...parties, serviceTitle }, completedAt)];
  }

  private created(
    parties: Parties,
    serviceTitle: string,
    priceCents: number,
    { createdAt, startsAt, timeZone }: { createdAt: string; startsAt: string; timeZone: string },
  ): BookingEvent {
    const durationMinutes = 60;
    const { date, time } = wallClockAt(startsAt, timeZone);
    const [city, state, zip] = this.random.pick(PLACES);
    return event(
      'BookingCreated',
      {
        ...parties,
        serviceTitle,
        durationMinutes,
        slot: { date, time, startsAt, endsAt: later(startsAt, durationMinutes * MINUTE) },
        terms: { priceCents, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone },
        respondBy: later(createdAt, DAY),
        createdAt,
      },
      { subject: parties.customerId, fields: { street: '1 Elm Street', zip, city, state, instructions: null } },
    );
  }

  private course(parties: Parties, priceCents: number, { createdAt, startsAt }: { createdAt: string; startsAt: string }): Told[] {
    const { random } = this;
    const end = random.pick(ENDS);
    if (end === 'pending') return [];
    const cancelled = (reason: CancellationReason, was: 'pending' | 'confirmed', at: string, chargeCents = 0): Told => ({
      at,
      event: event('BookingCancelled', { ...parties, reason, chargeCents, was, cancelledAt: at }),
    });
    const answeredAt = later(createdAt, random.next() * 2 * HOUR);
    if (end === 'expired') return [cancelled(end, 'pending', later(createdAt, DAY))];
    if (end === 'declined' || end === 'withdrawn') return [cancelled(end, 'pending', answeredAt)];

    // The provider's settings confirm every fourth at once.
    const confirmedAt = random.chance(0.25) ? createdAt : answeredAt;
    const confirmed: Told = { at: confirmedAt, event: event('BookingConfirmed', { ...parties, confirmedAt }) };
    if (end === 'confirmed') return [confirmed];
    if (end === 'completed') {
      const completedAt = later(startsAt, HOUR + random.next() * random.pick([2, 48]) * HOUR);
      return [
        confirmed,
        { at: completedAt, event: event('BookingCompleted', { ...parties, priceCents, platformFeeCents: 500, completedAt }) },
        ...this.problem(parties, priceCents, completedAt),
      ];
    }
    const before = later(confirmedAt, random.next() * (Date.parse(startsAt) - Date.parse(confirmedAt)));
    const charge = random.pick([0, Math.min(priceCents, 2500), priceCents]);
    return [
      confirmed,
      cancelled(end, 'confirmed', AFTER_START.has(end) ? later(startsAt, 24 * HOUR) : before, end.includes('vendor') ? 0 : charge),
    ];
  }

  /** Every fourth customer is not content; some get everything back, the platform fee too. */
  private problem(parties: Parties, priceCents: number, completedAt: string): Told[] {
    const { random } = this;
    if (!random.chance(0.25)) return [];
    const reportedAt = later(completedAt, random.next() * 72 * HOUR);
    const decidedAt = later(reportedAt, random.next() * 10 * DAY);
    const refundCents = random.pick([0, Math.floor(priceCents / 2), priceCents, priceCents + 500]);
    return [
      {
        at: reportedAt,
        event: event('ProblemReported', { ...parties, reportedAt }, { subject: parties.customerId, fields: { description: 'It leaks.' } }),
      },
      {
        at: decidedAt,
        event: event(
          'ProblemDecided',
          { ...parties, refundCents, decidedAt },
          { subject: parties.customerId, fields: { explanation: 'It did.' } },
        ),
      },
    ];
  }

  private review(about: Parties & { serviceTitle: string }, completedAt: string | undefined): Append[] {
    const { random } = this;
    if (!completedAt || random.chance(0.3)) return [];
    const postedAt = later(completedAt, random.next() * 20 * DAY);
    if (postedAt > this.now) return [];
    const rating = random.between(1, 5) as Stars;
    const comment = random.pick([null, 'On time.', 'Good work, and clean.']);
    const { serviceTitle, ...parties } = about;
    const review = { reviewId: newId(), ...parties };
    const posted = event('ReviewPosted', { ...review, serviceTitle, rating, postedAt }, { subject: about.customerId, fields: { comment } });
    return [{ stream: `review-${about.bookingId}`, events: [posted, ...this.afterwards(review, rating, postedAt)], expected: 'noStream' }];
  }

  /** Some are changed, answered, hidden and brought back, in any order but the last two. */
  private afterwards(review: Parties & { reviewId: string }, posted: Stars, now: string): ReviewEvent[] {
    const { random } = this;
    const events: ReviewEvent[] = [];
    const by = (explanation: string) => ({ subject: review.vendorId, fields: { explanation } });
    let [rating, visible] = [posted, true];
    for (let left = random.between(0, 4); left > 0; left--) {
      const next = random.pick(['edit', 'edit', 'reply', 'decide', 'decide']);
      if (next === 'edit') {
        const previousRating = rating;
        rating = random.between(1, 5) as Stars;
        const personal = { subject: review.customerId, fields: { comment: random.pick([null, 'Better than I thought.']) } };
        events.push(event('ReviewEdited', { ...review, rating, previousRating, visible, editedAt: now }, personal));
      } else if (next === 'reply' && visible && !events.some(({ type }) => type === 'ReviewReplied')) {
        const personal = { subject: review.vendorId, fields: { reply: 'Thank you.' } };
        events.push(event('ReviewReplied', { ...review, ownerId: review.vendorId, repliedAt: now }, personal));
      } else if (next === 'decide') {
        events.push(
          visible
            ? event('ReviewHidden', { ...review, rating, hiddenAt: now }, by('It names a neighbour.'))
            : event('ReviewShown', { ...review, rating, shownAt: now }, by('It does not.')),
        );
        visible = !visible;
      }
    }
    return events;
  }
}

interface Parties {
  readonly bookingId: string;
  readonly customerId: string;
  readonly vendorId: string;
  readonly serviceId: string;
}
interface Told {
  readonly at: string;
  readonly event: AnyEvent;
}
