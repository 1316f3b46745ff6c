import {
  AGREED,
  cancelled,
  claimed,
  completed,
  confirmed,
  created,
  LATE,
  PARTIES,
  SLOT,
  STRANGER,
  vendor,
} from '../../../test/support/booking-life.js';
import { given } from '../../../test/support/given.js';
import { type DelayMinutes, event } from '../booking.events.js';
import { Booking } from '../booking.js';
import { arrivalToldUntil } from '../booking-rules.js';
import { reportDelay, setOut } from './arrival.decisions.js';

const TWO_HOURS_BEFORE = '2026-11-24T17:00:00.000Z';
const LAST_MOMENT = '2026-11-24T20:29:59.999Z';
const LATER = { date: '2026-11-25', time: '13:00', startsAt: '2026-11-25T19:00:00.000Z', endsAt: '2026-11-25T20:30:00.000Z' };

const onTheWay = (setOutAt = TWO_HOURS_BEFORE) => event('ProviderSetOut', { ...PARTIES, setOutAt });
const late = (delayMinutes: DelayMinutes, expectedAt: string, reportedAt = TWO_HOURS_BEFORE) =>
  event('ProviderDelayed', { ...PARTIES, delayMinutes, expectedAt, reportedAt });
const lateBy15 = late(15, '2026-11-24T19:15:00.000Z');
const lateBy30 = (reportedAt = TWO_HOURS_BEFORE) => late(30, '2026-11-24T19:30:00.000Z', reportedAt);
const moved = event('BookingRescheduled', {
  ...PARTIES,
  proposalId: null,
  by: 'customer' as const,
  from: AGREED.slot,
  slot: LATER,
  respondBy: null,
  rescheduledAt: TWO_HOURS_BEFORE,
});
const claim = claimed('customer', '2026-11-24T19:30:00.000Z', '2026-11-25T19:30:00.000Z');

const setsOut = (now: string) => (b: Booking) => setOut(b, vendor(now));
const runsLate = (minutes: DelayMinutes, now: string) => (b: Booking) => reportDelay(b, { ...vendor(now), minutes });

describe('a provider who is on the way', () => {
  test.each([TWO_HOURS_BEFORE, LAST_MOMENT])('says so from two hours before the start until the end: at %s', (now) =>
    given(Booking, created, confirmed).when(setsOut(now)).then(onTheWay(now)),
  );
  test('not before that', () =>
    given(Booking, created, confirmed).when(setsOut('2026-11-24T16:59:59.999Z')).thenRejected('booking/arrival-too-early'));
  test('nor once the booking is over', () =>
    given(Booking, created, confirmed).when(setsOut(SLOT.endsAt)).thenRejected('booking/arrival-too-late'));
  test('saying it twice changes nothing', () => given(Booking, created, confirmed, onTheWay()).when(setsOut(LAST_MOMENT)).thenNothing());
  test('says it anew for another time', () =>
    given(Booking, created, confirmed, onTheWay(), moved)
      .when(setsOut('2026-11-25T17:00:00.000Z'))
      .then(onTheWay('2026-11-25T17:00:00.000Z')));
  test('another provider does not see the booking', () =>
    given(Booking, created, confirmed)
      .when((b) => setOut(b, { ...STRANGER, now: TWO_HOURS_BEFORE }))
      .thenNotFound());
});

describe('a provider who runs late', () => {
  test('says by how much, and when they are there', () =>
    given(Booking, created, confirmed).when(runsLate(15, TWO_HOURS_BEFORE)).then(lateBy15));
  test('says it on the way as well', () =>
    given(Booking, created, confirmed, onTheWay()).when(runsLate(15, TWO_HOURS_BEFORE)).then(lateBy15));
  test('takes it back by another figure', () =>
    given(Booking, created, confirmed, lateBy15).when(runsLate(30, SLOT.startsAt)).then(lateBy30(SLOT.startsAt)));
  test('the same figure changes nothing', () =>
    given(Booking, created, confirmed, lateBy15).when(runsLate(15, TWO_HOURS_BEFORE)).thenNothing());
  test('the same figure is another delay at another time', () =>
    given(Booking, created, confirmed, lateBy15, moved)
      .when(runsLate(15, '2026-11-25T17:00:00.000Z'))
      .then(late(15, '2026-11-25T19:15:00.000Z', '2026-11-25T17:00:00.000Z')));
  test('not by less than they already are', () =>
    given(Booking, created, confirmed).when(runsLate(15, '2026-11-24T19:15:00.000Z')).thenRejected('booking/delay-over'));
  test('not earlier than two hours before the start', () =>
    given(Booking, created, confirmed).when(runsLate(15, '2026-11-24T16:59:59.999Z')).thenRejected('booking/arrival-too-early'));
  test('nor once the booking is over', () =>
    given(Booking, created, confirmed).when(runsLate(60, SLOT.endsAt)).thenRejected('booking/arrival-too-late'));
  test('another provider does not see the booking', () =>
    given(Booking, created, confirmed)
      .when((b) => reportDelay(b, { ...STRANGER, minutes: 15, now: TWO_HOURS_BEFORE }))
      .thenNotFound());
});

describe('nobody waits for the provider', () => {
  test.each([
    ['of a request', [created], 'booking/is-pending'],
    ['of a job that is done', [created, confirmed, completed], 'booking/closed'],
    ['of a booking that is cancelled', [created, confirmed, cancelled('by_vendor', 'confirmed', 0, LATE)], 'booking/closed'],
    ['while one side says that the other was not there', [created, confirmed, claim], 'booking/claim-open'],
  ])('%s', (_, history, code) => {
    given(Booking, ...history)
      .when(setsOut(LAST_MOMENT))
      .thenRejected(code);
    given(Booking, ...history)
      .when(runsLate(60, SLOT.startsAt))
      .thenRejected(code);
  });
});

describe('what was said of it is told', () => {
  const said = (of: { setOutAt?: string; delayMinutes?: number }) =>
    arrivalToldUntil({ ...SLOT, setOutAt: of.setOutAt ?? null, delayMinutes: of.delayMinutes ?? null });

  test('until half an hour after the provider was to be there', () => {
    expect(said({ setOutAt: TWO_HOURS_BEFORE })).toBe('2026-11-24T19:30:00.000Z');
    expect(said({ setOutAt: TWO_HOURS_BEFORE, delayMinutes: 15 })).toBe('2026-11-24T19:45:00.000Z');
  });
  test('or after they have set out, if that is later', () =>
    expect(said({ setOutAt: '2026-11-24T19:20:00.000Z' })).toBe('2026-11-24T19:50:00.000Z'));
  test('and not longer than the booking lasts', () => expect(said({ setOutAt: LAST_MOMENT })).toBe(SLOT.endsAt));
});
