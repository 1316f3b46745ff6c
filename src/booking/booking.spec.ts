import { given } from '../../test/support/given.js';
import { event } from '../platform/events/event.js';
import type { CancellationReason } from './booking.events.js';
import {
  Booking,
  cancelByCustomer,
  cancelByVendor,
  cancelOfSuspended,
  complete,
  confirm,
  create,
  decline,
  expire,
  withdraw,
} from './booking.js';

const PARTIES = { bookingId: 'b1', customerId: 'c1', vendorId: 'v1', serviceId: 's1' };
const SLOT = { date: '2026-11-24', time: '13:00', startsAt: '2026-11-24T19:00:00.000Z', endsAt: '2026-11-24T20:30:00.000Z' };
const TERMS = { priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' };
const ADDRESS = { street: '1 Elm Street', zip: '78701', city: 'Austin', state: 'TX', instructions: null };
const AGREED = { ...PARTIES, serviceTitle: 'Drain cleaning', durationMinutes: 90, slot: SLOT, terms: TERMS };

const MADE = '2026-11-20T10:00:00.000Z';
const DUE = '2026-11-21T10:00:00.000Z';
const IN_TIME = '2026-11-20T12:00:00.000Z';
const DAY_BEFORE = '2026-11-23T19:00:00.000Z';
const LATE = '2026-11-23T19:00:00.001Z';

const createdAs = (data: object = {}) =>
  event('BookingCreated', { ...AGREED, respondBy: DUE, createdAt: MADE, ...data }, { subject: 'c1', fields: ADDRESS });
const created = createdAs();
const confirmed = event('BookingConfirmed', { ...PARTIES, confirmedAt: IN_TIME });
const completed = event('BookingCompleted', { ...PARTIES, priceCents: 8900, platformFeeCents: 500, completedAt: SLOT.endsAt });
const cancelled = (reason: CancellationReason, was: 'pending' | 'confirmed', chargeCents: number, cancelledAt: string) =>
  event('BookingCancelled', { ...PARTIES, reason, chargeCents, was, cancelledAt });

const vendor = (now = IN_TIME) => ({ vendorId: 'v1', now });
const customer = (now = IN_TIME) => ({ customerId: 'c1', now });
const STRANGER = { vendorId: 'v2', customerId: 'c2', now: IN_TIME };

describe('making a booking', () => {
  test('the terms are frozen, and the answer is due within a day', () =>
    given(Booking)
      .when((b) => create(b, { ...AGREED, ...ADDRESS, now: MADE }))
      .then(created));

  test('a job that starts sooner is to be answered half an hour before', () =>
    given(Booking)
      .when((b) => create(b, { ...AGREED, ...ADDRESS, now: '2026-11-24T09:00:00.000Z' }))
      .then(createdAs({ createdAt: '2026-11-24T09:00:00.000Z', respondBy: '2026-11-24T18:30:00.000Z' })));

  test('making it twice changes nothing', () =>
    given(Booking, created)
      .when((b) => create(b, { ...AGREED, ...ADDRESS, now: MADE }))
      .thenNothing());
});

describe('confirming a booking', () => {
  test('the booked vendor confirms it', () =>
    given(Booking, created)
      .when((b) => confirm(b, vendor()))
      .then(confirmed));
  test('confirming twice changes nothing', () =>
    given(Booking, created, confirmed)
      .when((b) => confirm(b, vendor()))
      .thenNothing());
  test('another vendor does not see it', () =>
    given(Booking, created)
      .when((b) => confirm(b, STRANGER))
      .thenNotFound());
  test('a person without a business does not see it', () =>
    given(Booking, created)
      .when((b) => confirm(b, { vendorId: undefined, now: IN_TIME }))
      .thenNotFound());
  test('a booking that was never made is not there', () =>
    given(Booking)
      .when((b) => confirm(b, { vendorId: undefined, now: IN_TIME }))
      .thenNotFound());
  test('it is too late at the deadline', () =>
    given(Booking, created)
      .when((b) => confirm(b, vendor(DUE)))
      .thenRejected('booking/request-expired'));
});

describe('declining a booking', () => {
  test('the vendor declines; the customer pays nothing', () =>
    given(Booking, created)
      .when((b) => decline(b, vendor()))
      .then(cancelled('declined', 'pending', 0, IN_TIME)));
  test('declining twice changes nothing', () =>
    given(Booking, created, cancelled('declined', 'pending', 0, IN_TIME))
      .when((b) => decline(b, vendor()))
      .thenNothing());
  test('a confirmed booking can’t be declined', () =>
    given(Booking, created, confirmed)
      .when((b) => decline(b, vendor()))
      .thenRejected('booking/is-confirmed'));
  test('another vendor does not see it', () =>
    given(Booking, created)
      .when((b) => decline(b, STRANGER))
      .thenNotFound());
  test('after the deadline it has expired', () =>
    given(Booking, created)
      .when((b) => decline(b, vendor(DUE)))
      .then(cancelled('expired', 'pending', 0, DUE)));
});

describe('withdrawing a request', () => {
  test('the customer withdraws and pays nothing', () =>
    given(Booking, created)
      .when((b) => withdraw(b, customer()))
      .then(cancelled('withdrawn', 'pending', 0, IN_TIME)));
  test('withdrawing twice changes nothing', () =>
    given(Booking, created, cancelled('withdrawn', 'pending', 0, IN_TIME))
      .when((b) => withdraw(b, customer()))
      .thenNothing());
  test('another customer does not see it', () =>
    given(Booking, created)
      .when((b) => withdraw(b, STRANGER))
      .thenNotFound());
});

describe('a request that nobody answers', () => {
  test('expires at its deadline', () =>
    given(Booking, created)
      .when((b) => expire(b, { now: DUE }))
      .then(cancelled('expired', 'pending', 0, DUE)));
  test('and not before', () =>
    given(Booking, created)
      .when((b) => expire(b, { now: IN_TIME }))
      .thenNothing());
  test('an answered one does not expire', () =>
    given(Booking, created, confirmed)
      .when((b) => expire(b, { now: DUE }))
      .thenNothing());
});

describe('a customer cancels a confirmed booking', () => {
  const cancelledAt = (now: string, made = created) => given(Booking, made, confirmed).when((b) => cancelByCustomer(b, customer(now)));

  test('24 hours before the start it is free', () => cancelledAt(DAY_BEFORE).then(cancelled('by_customer', 'confirmed', 0, DAY_BEFORE)));
  test('a moment later it costs the agreed fee', () => cancelledAt(LATE).then(cancelled('by_customer', 'confirmed', 2500, LATE)));
  test('never more than the price', () =>
    cancelledAt(LATE, createdAs({ terms: { ...TERMS, priceCents: 1900 } })).then(cancelled('by_customer', 'confirmed', 1900, LATE)));
  test('within five minutes of booking it is free, however late', () => {
    const late = createdAs({ createdAt: '2026-11-24T10:00:00.000Z', respondBy: '2026-11-24T18:30:00.000Z' });
    const [soon, after] = ['2026-11-24T10:05:00.000Z', '2026-11-24T10:05:00.001Z'];
    cancelledAt(soon, late).then(cancelled('by_customer', 'confirmed', 0, soon));
    cancelledAt(after, late).then(cancelled('by_customer', 'confirmed', 2500, after));
  });
  test('after the start it is too late', () => cancelledAt(SLOT.startsAt).thenRejected('booking/already-started'));
  test('twice changes nothing', () =>
    given(Booking, created, confirmed, cancelled('by_customer', 'confirmed', 0, IN_TIME))
      .when((b) => cancelByCustomer(b, customer()))
      .thenNothing());
  test('somebody else’s is not there', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByCustomer(b, STRANGER))
      .thenNotFound());
});

describe('a vendor cancels a confirmed booking', () => {
  test('the customer pays nothing, however late', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByVendor(b, vendor(LATE)))
      .then(cancelled('by_vendor', 'confirmed', 0, LATE)));
  test('after the start it is too late', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByVendor(b, vendor(SLOT.startsAt)))
      .thenRejected('booking/already-started'));
  test('a request is not cancelled but declined', () =>
    given(Booking, created)
      .when((b) => cancelByVendor(b, vendor()))
      .thenRejected('booking/is-pending'));
  test('twice changes nothing', () =>
    given(Booking, created, confirmed, cancelled('by_vendor', 'confirmed', 0, LATE))
      .when((b) => cancelByVendor(b, vendor(LATE)))
      .thenNothing());
  test('another vendor does not see it', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByVendor(b, STRANGER))
      .thenNotFound());
});

describe('when the vendor is suspended', () => {
  const ending =
    (confirmedToo: boolean, now = IN_TIME, suspendedAt = IN_TIME) =>
    (booking: Booking) =>
      cancelOfSuspended(booking, { confirmedToo, suspendedAt, now });

  test.each([true, false])('a request ends, whatever becomes of confirmed bookings (%s)', (confirmedToo) =>
    given(Booking, created)
      .when(ending(confirmedToo))
      .then(cancelled('by_admin', 'pending', 0, IN_TIME)),
  );
  test('a request whose time had passed has expired', () =>
    given(Booking, created)
      .when(ending(true, DUE))
      .then(cancelled('expired', 'pending', 0, DUE)));
  test('a confirmed booking is called off where it was chosen so, however late, and nobody pays', () =>
    given(Booking, created, confirmed)
      .when(ending(true, LATE))
      .then(cancelled('by_admin', 'confirmed', 0, LATE)));
  test('otherwise it stands', () => given(Booking, created, confirmed).when(ending(false, LATE)).thenNothing());
  test('but not what the suspended vendor has still accepted', () =>
    given(Booking, created, confirmed)
      .when(ending(false, LATE, MADE))
      .then(cancelled('by_admin', 'confirmed', 0, LATE)));
  test('work that has begun is brought to its end', () =>
    given(Booking, created, confirmed).when(ending(true, SLOT.startsAt)).thenNothing());
  test.each([
    ['ended so', [cancelled('by_admin', 'confirmed', 0, IN_TIME)]],
    ['ended otherwise', [cancelled('by_customer', 'confirmed', 0, IN_TIME)]],
    ['been completed', [completed]],
  ])('what has %s stays as it is', (_, end) =>
    given(Booking, created, confirmed, ...end)
      .when(ending(true, LATE))
      .thenNothing(),
  );
});

describe('completing a booking', () => {
  test('the vendor completes it from its scheduled end', () =>
    given(Booking, created, confirmed)
      .when((b) => complete(b, vendor(SLOT.endsAt)))
      .then(completed));
  test('not while the job is on', () =>
    given(Booking, created, confirmed)
      .when((b) => complete(b, vendor('2026-11-24T20:29:59.999Z')))
      .thenRejected('booking/not-finished'));
  test('an unconfirmed job was never done', () =>
    given(Booking, created)
      .when((b) => complete(b, vendor(SLOT.endsAt)))
      .thenRejected('booking/is-pending'));
  test('completing twice changes nothing', () =>
    given(Booking, created, confirmed, completed)
      .when((b) => complete(b, vendor(SLOT.endsAt)))
      .thenNothing());
  test('another vendor does not see it', () =>
    given(Booking, created, confirmed)
      .when((b) => complete(b, STRANGER))
      .thenNotFound());
});

describe('a booking that has ended never reopens', () => {
  const ends = {
    completed: [created, confirmed, completed],
    declined: [created, cancelled('declined', 'pending', 0, IN_TIME)],
    withdrawn: [created, cancelled('withdrawn', 'pending', 0, IN_TIME)],
    'cancelled by the customer': [created, confirmed, cancelled('by_customer', 'confirmed', 0, IN_TIME)],
  };
  const decisions = {
    confirm: (b: Booking) => confirm(b, vendor()),
    decline: (b: Booking) => decline(b, vendor()),
    withdraw: (b: Booking) => withdraw(b, customer()),
    cancelByCustomer: (b: Booking) => cancelByCustomer(b, customer()),
    cancelByVendor: (b: Booking) => cancelByVendor(b, vendor()),
    complete: (b: Booking) => complete(b, vendor(SLOT.endsAt)),
  };
  const quiet = new Set(['completed complete', 'declined decline', 'withdrawn withdraw', 'cancelled by the customer cancelByCustomer']);

  for (const [end, history] of Object.entries(ends)) {
    for (const [name, decide] of Object.entries(decisions)) {
      if (quiet.has(`${end} ${name}`)) continue;
      test(`${end}: ${name} is refused`, () =>
        given(Booking, ...history)
          .when(decide)
          .thenRejected('booking/closed'));
    }
  }
});
