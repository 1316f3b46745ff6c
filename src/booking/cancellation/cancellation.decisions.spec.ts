import {
  cancelled,
  completed,
  confirmed,
  created,
  createdAs,
  customer,
  DAY_BEFORE,
  DUE,
  explained,
  IN_TIME,
  LATE,
  MADE,
  PARTIES,
  SLOT,
  STRANGER,
  TERMS,
  vendor,
  WHY,
} from '../../../test/support/booking-life.js';
import { given } from '../../../test/support/given.js';
import { event } from '../booking.events.js';
import { Booking } from '../booking.js';
import { cancelByAdmin, cancelByCustomer, cancelByVendor, cancelOfSuspended } from './cancellation.decisions.js';

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
  test('the fee that was shown is the fee that is charged', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByCustomer(b, { ...customer(LATE), shownChargeCents: 2500 }))
      .then(cancelled('by_customer', 'confirmed', 2500, LATE)));
  test('where it has changed since, the customer is asked again', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByCustomer(b, { ...customer(LATE), shownChargeCents: 0 }))
      .thenRejected('booking/charge-changed', { chargeCents: 2500 }));
  test('a request is not cancelled but withdrawn', () =>
    given(Booking, created)
      .when((b) => cancelByCustomer(b, customer()))
      .thenRejected('booking/is-pending'));
  test('of a booking that was moved, the new start counts', () => {
    const slot = { date: '2026-11-26', time: '13:00', startsAt: '2026-11-26T19:00:00.000Z', endsAt: '2026-11-26T20:30:00.000Z' };
    const moved = event('BookingRescheduled', {
      ...PARTIES,
      proposalId: null,
      by: 'customer' as const,
      from: SLOT,
      slot,
      respondBy: null,
      rescheduledAt: IN_TIME,
    });
    given(Booking, created, confirmed, moved)
      .when((b) => cancelByCustomer(b, customer(LATE)))
      .then(cancelled('by_customer', 'confirmed', 0, LATE));
  });
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
  test('with a reason, and the customer pays nothing, however late', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByVendor(b, { ...vendor(LATE), ...WHY }))
      .then(cancelled('by_vendor', 'confirmed', 0, LATE), explained('vendor', LATE)));
  test('after the start it is too late', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByVendor(b, { ...vendor(SLOT.startsAt), ...WHY }))
      .thenRejected('booking/already-started'));
  test('a request is not cancelled but declined', () =>
    given(Booking, created)
      .when((b) => cancelByVendor(b, { ...vendor(), ...WHY }))
      .thenRejected('booking/is-pending'));
  test('twice changes nothing', () =>
    given(Booking, created, confirmed, cancelled('by_vendor', 'confirmed', 0, LATE))
      .when((b) => cancelByVendor(b, { ...vendor(LATE), ...WHY }))
      .thenNothing());
  test('another vendor does not see it', () =>
    given(Booking, created, confirmed)
      .when((b) => cancelByVendor(b, { ...STRANGER, ...WHY }))
      .thenNotFound());
});

describe('an admin cancels a booking', () => {
  const byAdmin =
    (chargeCents: number, now = LATE) =>
    (b: Booking) =>
      cancelByAdmin(b, { chargeCents, now, ...WHY });

  test.each([0, 1200, 8900])('the customer pays what the admin has chosen: %d cents', (chargeCents) =>
    given(Booking, created, confirmed)
      .when(byAdmin(chargeCents))
      .then(cancelled('by_admin', 'confirmed', chargeCents, LATE), explained('admin', LATE)),
  );
  test('a request as well', () =>
    given(Booking, created)
      .when(byAdmin(0, IN_TIME))
      .then(cancelled('by_admin', 'pending', 0, IN_TIME), explained('admin', IN_TIME)));
  test('a request whose time has passed has expired, and costs nothing', () =>
    given(Booking, created)
      .when(byAdmin(8900, DUE))
      .then(cancelled('expired', 'pending', 0, DUE)));
  test('also when the job has begun', () =>
    given(Booking, created, confirmed)
      .when(byAdmin(0, SLOT.endsAt))
      .then(cancelled('by_admin', 'confirmed', 0, SLOT.endsAt), explained('admin', SLOT.endsAt)));
  test.each([-1, 8901])('nobody pays less than nothing or more than the price (%d cents)', (chargeCents) =>
    given(Booking, created, confirmed).when(byAdmin(chargeCents)).thenRejected('platform/invalid'),
  );
  test('completed work is not cancelled', () =>
    given(Booking, created, confirmed, completed).when(byAdmin(0, SLOT.endsAt)).thenRejected('booking/closed'));
  test('twice changes nothing', () =>
    given(Booking, created, confirmed, cancelled('by_admin', 'confirmed', 0, LATE))
      .when(byAdmin(0))
      .thenNothing());
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
