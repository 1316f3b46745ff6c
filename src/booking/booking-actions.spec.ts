import fc from 'fast-check';
import { fold } from '../platform/events/decider.js';
import { event } from '../platform/events/event.js';
import { Refusal } from '../platform/errors.js';
import { plusMinutes } from '../platform/time/durations.js';
import { Booking, cancelByCustomer, cancelByVendor, complete, confirm, create, decline, made, withdraw } from './booking.js';
import { actionsFor, type BookingAction, cancelCost, type Side } from './booking-actions.js';
import type { BookingEvent } from './booking.events.js';
import { post, Review } from './review.js';

const MADE = '2026-11-20T10:00:00.000Z';
const STARTS = '2026-11-24T19:00:00.000Z';
const ENDS = '2026-11-24T20:30:00.000Z';
const PARTIES = { bookingId: 'b1', customerId: 'c1', vendorId: 'v1', serviceId: 's1' };
const [created] = create(Booking.initial, {
  ...PARTIES,
  serviceTitle: 'Drain cleaning',
  durationMinutes: 90,
  slot: { date: '2026-11-24', time: '13:00', startsAt: STARTS, endsAt: ENDS },
  terms: { priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' },
  street: '1 Elm Street',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  instructions: null,
  now: MADE,
});
const confirmed = event('BookingConfirmed', { ...PARTIES, confirmedAt: MADE });
const completed = event('BookingCompleted', { ...PARTIES, priceCents: 8900, platformFeeCents: 500, completedAt: ENDS });
const [declined] = decline(fold(Booking, [created!]), { vendorId: 'v1', now: MADE });
const HISTORIES: BookingEvent[][] = [[created!], [created!, confirmed], [created!, confirmed, completed], [created!, declined!]];

type Decide = (booking: Booking, now: string) => readonly { readonly type: string }[];
const vendor = (decide: (booking: Booking, by: { vendorId: string; now: string }) => BookingEvent[]): Decide => {
  return (booking, now) => decide(booking, { vendorId: 'v1', now });
};
const DECISIONS: Record<Side, Partial<Record<BookingAction, Decide>>> = {
  vendor: { confirm: vendor(confirm), decline: vendor(decline), complete: vendor(complete), cancel: vendor(cancelByVendor) },
  customer: {
    cancel: (booking, now) => (made(booking).confirmedAt ? cancelByCustomer : withdraw)(booking, { customerId: 'c1', now }),
    review: (booking, now) =>
      post(Review.initial, { reviewId: 'r1', booking: made(booking), authorId: 'c1', ownerId: 'u9', rating: 5, comment: null, now }),
  },
};

const shown = (booking: Booking) => {
  const { status, slot, terms, respondBy, createdAt, completedAt } = made(booking);
  return { status, ...slot, ...terms, respondBy, createdAt, completedAt, reviewed: false };
};

describe('what a person may do with a booking', () => {
  const moment = fc
    .constantFrom(MADE, '2026-11-21T10:00:00.000Z', '2026-11-23T19:00:00.000Z', STARTS, ENDS, '2027-02-22T20:30:00.000Z')
    .chain((instant) => fc.integer({ min: -1, max: 1 }).map((minutes) => plusMinutes(instant, minutes)));

  test('is exactly what the decisions would carry out', () =>
    fc.assert(
      fc.property(fc.constantFrom(...HISTORIES), moment, fc.constantFrom<Side>('customer', 'vendor'), (history, now, side) => {
        const booking = fold(Booking, history);
        const possible = Object.entries(DECISIONS[side]).filter(([, decide]) => carriedOut(() => decide(booking, now)));
        expect([...actionsFor(side, shown(booking), now)].sort()).toEqual(possible.map(([action]) => action).sort());
      }),
      { numRuns: 400 },
    ));

  test('a reviewed booking can’t be reviewed again', () =>
    expect(actionsFor('customer', { ...shown(fold(Booking, HISTORIES[2]!)), reviewed: true }, ENDS)).toEqual([]));

  test('what cancelling costs is told beforehand, and is what it will cost', () =>
    fc.assert(
      fc.property(moment, (now) => {
        const booking = fold(Booking, [created!, confirmed]);
        const cost = cancelCost('customer', shown(booking), now);
        if (now >= STARTS) return expect(cost).toBeNull();
        expect(cancelByCustomer(booking, { customerId: 'c1', now })).toMatchObject([{ data: { chargeCents: cost } }]);
      }),
    ));

  test('withdrawing a request costs nothing, and neither does a vendor’s cancelling', () => {
    expect(cancelCost('customer', shown(fold(Booking, [created!])), MADE)).toBe(0);
    expect(cancelCost('vendor', shown(fold(Booking, [created!, confirmed])), plusMinutes(STARTS, -1))).toBe(0);
    expect(cancelCost('vendor', shown(fold(Booking, [created!])), MADE)).toBeNull();
  });
});

function carriedOut(decide: () => readonly unknown[]): boolean {
  try {
    return decide().length > 0;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
