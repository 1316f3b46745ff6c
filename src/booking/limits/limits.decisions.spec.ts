import { confirmed, created, DUE, MADE, SLOT } from '../../../test/support/booking-life.js';
import { given } from '../../../test/support/given.js';
import { fold } from '../../platform/events/decider.js';
import { Booking } from '../booking.js';
import { event } from './counted-bookings.events.js';
import { CountedBookings } from './counted-bookings.js';
import { couldBeTooMany, count, exceeded, isOpen, type OpenBooking } from './limits.decisions.js';

const LIMITS = { withOneProvider: 3, altogether: 10, atOnce: 2 };
const counted = (bookingId: string, over: string[] = []) => event('BookingCounted', { customerId: 'c1', bookingId, over });
const at = (from: number, to: number) => ({
  startsAt: `2026-11-24T${String(from).padStart(2, '0')}:00:00.000Z`,
  endsAt: `2026-11-24T${String(to).padStart(2, '0')}:00:00.000Z`,
});
const booking = (bookingId: string, vendorId = 'v1', slot = at(6, 7)): OpenBooking => ({ bookingId, vendorId, slot });
const WISH = { customerId: 'c1', ...booking('new', 'v1', at(19, 20)) };
const counting = (open?: readonly OpenBooking[]) => (before: CountedBookings) => count({ counted: before, open, limits: LIMITS }, WISH);

describe('counting what a customer books', () => {
  test('each booking is counted', () => given(CountedBookings, counted('a')).when(counting()).then(counted('new')));
  test('what is found to be over then is not counted any more', () =>
    given(CountedBookings, counted('a'), counted('b'), counted('c'))
      .when(counting([booking('b', 'v2')]))
      .then(counted('new', ['a', 'c'])));
  test('and is not looked at again', () =>
    expect(fold(CountedBookings, [counted('a'), counted('b'), counted('new', ['a'])])).toEqual(['b', 'new']));
  test('counting twice changes nothing, however many there are', () =>
    given(CountedBookings, counted('new'))
      .when(counting(Array.from({ length: 10 }, (_, index) => booking(`b${index}`))))
      .thenNothing());
  test('one too many is refused', () =>
    given(CountedBookings, counted('a'), counted('b'), counted('c'))
      .when(counting([booking('a'), booking('b'), booking('c')]))
      .thenRejected('booking/too-many-with-provider'));
});

describe('somebody looks how bookings stand only', () => {
  const ids = (length: number) => Array.from({ length }, (_, index) => `b${index}`);

  test.each([
    ['not for the first two', 1, LIMITS, false],
    ['when as many were counted as may go on at once', 2, LIMITS, true],
    ['when as many were counted as there may be with one provider', 3, { ...LIMITS, atOnce: 10 }, true],
    ['when as many were counted as there may be', 10, { withOneProvider: 10, altogether: 10, atOnce: 10 }, true],
    ['not when fewer were', 9, { withOneProvider: 10, altogether: 10, atOnce: 10 }, false],
  ])('%s', (_, before, limits, looks) => expect(couldBeTooMany(ids(before), limits)).toBe(looks));
});

describe('an open booking', () => {
  test.each([
    ['a request', [created], MADE, true],
    ['a request at its deadline', [created], DUE, false],
    ['a job to come', [created, confirmed], DUE, true],
    ['a job that goes on', [created, confirmed], SLOT.startsAt, true],
    ['a job that has ended, reported or not', [created, confirmed], SLOT.endsAt, false],
    ['none that was ever made', [], MADE, false],
  ])('%s', (_, events, now, open) => expect(isOpen(fold(Booking, events), now)).toBe(open));
});

describe('a customer has at most', () => {
  const refused = (open: readonly OpenBooking[], wish: OpenBooking = WISH) => exceeded(LIMITS, open, wish);
  const within = (open: readonly OpenBooking[], wish: OpenBooking = WISH) => expect(exceeded(LIMITS, open, wish)).toBeUndefined();
  const many = (length: number, vendorId?: string) => Array.from({ length }, (_, index) => booking(`b${index}`, vendorId ?? `v${index}`));

  test('three open bookings with one provider', () => {
    within([...many(2, 'v1'), ...many(5, 'v2')]);
    expect(refused(many(3, 'v1'))).toMatchObject({
      code: 'booking/too-many-with-provider',
      message:
        'You have 3 open bookings with this provider, and cannot have more at present. You can book again once one of them is done, or cancel what you do not need.',
      details: { open: 3, limit: 3 },
    });
  });

  test('ten open bookings altogether', () => {
    within(many(9, 'v9'));
    expect(refused(many(10, 'v9'))).toMatchObject({
      code: 'booking/too-many-open',
      message:
        'You have 10 open bookings, and cannot have more at present. You can book again once one of them is done, or cancel what you do not need.',
      details: { open: 10, limit: 10 },
    });
  });

  test('two at the same time, whoever the providers are', () => {
    const first = booking('a', 'v2', at(18, 20));
    within([first]);
    expect(refused([first, booking('b', 'v3', at(19, 21))])).toMatchObject({
      code: 'booking/too-many-at-once',
      message: 'You have 2 bookings at this time already. Choose another time, or cancel what you do not need.',
      details: { open: 2, limit: 2 },
    });
  });

  test('what ends as another begins is not at the same time', () =>
    within([
      booking('a', 'v2', at(18, 19)),
      booking('b', 'v3', at(18, 19)),
      booking('c', 'v4', at(20, 21)),
      booking('d', 'v5', at(20, 21)),
    ]));

  test('two short jobs after each other, beside a long one, are one at a time', () => {
    const long = booking('new', 'v1', at(9, 17));
    within([booking('a', 'v2', at(9, 10)), booking('b', 'v3', at(15, 16))], long);
    expect(refused([booking('a', 'v2', at(14, 16)), booking('b', 'v3', at(15, 16))], long)?.code).toBe('booking/too-many-at-once');
  });
});
