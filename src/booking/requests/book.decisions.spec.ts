import { ADDRESS, confirmed, created, createdAs, MADE, PARTIES } from '../../../test/support/booking-life.js';
import { AUTO_ACCEPT, FREE_DAY, HELD, keptBy, offerWith, TAKEN } from '../../../test/support/booking-offer.js';
import { refusal } from '../../../test/support/refusal.js';
import { eventOf } from '../../platform/events/event.js';
import { FIRST_DEADLINES, FIRST_LIMITS } from '../../platform-settings/index.js';
import type { HoldsEvent } from '../../scheduling/holds/holds.events.js';
import { SlotTaken } from '../../scheduling/index.js';
import type { ScheduleEvent } from '../../scheduling/schedule/schedule.events.js';
import type { BookingEvent } from '../booking.events.js';
import type { OpenRequestsEvent } from '../changes/open-requests.events.js';
import type { CountedBookingsEvent } from '../limits/counted-bookings.events.js';
import { milesTo, placeOf } from './address.js';
import { book, type BookingFacts, mustBeInReach } from './book.decisions.js';

const WISH = { customerId: 'c1', serviceId: 's1', serviceRevision: 3, date: '2026-11-24', time: '13:00', instructions: null };
const { street, zip, city, state } = ADDRESS;
const facts = (other: Partial<BookingFacts> = {}): BookingFacts => ({
  bookingId: 'b1',
  wish: { ...WISH, street, zip },
  place: { zip, city, state },
  miles: 2,
  offer: offerWith(),
  off: [],
  booking: { status: 'none' },
  day: FREE_DAY,
  otherDay: undefined,
  holds: [],
  open: [],
  bookedBefore: { counted: [], open: undefined, limits: FIRST_LIMITS },
  deadlines: FIRST_DEADLINES,
  now: MADE,
  ...other,
});
const event = eventOf<BookingEvent | OpenRequestsEvent | CountedBookingsEvent | HoldsEvent | ScheduleEvent>();
const reserved = event('SlotReserved', { vendorId: 'v1', date: '2026-11-24', bookingId: 'b1', lane: 0, hours: [13, 14] });
const requested = event('RequestOpened', { customerId: 'c1', vendorId: 'v1', bookingId: 'b1' });
const counted = event('BookingCounted', { customerId: 'c1', bookingId: 'b1', over: [] });
const holdEnded = (outcome: 'booked' | 'released', holdId = 'h1') =>
  event('HoldEnded', { holdId, customerId: 'c1', vendorId: 'v1', outcome, endedAt: MADE });
const holdReleased = (date = '2026-11-24') => event('SlotHoldReleased', { ...TAKEN, date, holdId: 'h1' });
const AT_THAT_TIME = ['v2', 'v3'].map((vendorId) => ({ bookingId: `of ${vendorId}`, vendorId, slot: HELD.slot }));

/** From the hold of `booking-offer.ts`. */
const fromHold = (other: Partial<BookingFacts> = {}): BookingFacts =>
  facts({
    wish: { ...WISH, street, zip, holdId: 'h1', serviceRevision: undefined },
    holds: [HELD],
    day: { kept: [keptBy('h1', HELD.until)] },
    ...other,
  });

describe('booking a time that is shown', () => {
  test('the request, the hours and the open request are one decision', () =>
    expect(book(facts())).toEqual({ booking: [created], day: [reserved], otherDay: [], holds: [], open: [requested], counted: [counted] }));

  test('a provider who accepts whatever fits is not asked, and no request is open', () =>
    expect(book(facts({ offer: offerWith(AUTO_ACCEPT), open: undefined }))).toEqual({
      booking: [created, event('BookingConfirmed', { ...confirmed.data, confirmedAt: MADE })],
      day: [reserved],
      otherDay: [],
      holds: [],
      open: [],
      counted: [counted],
    }));

  test('a time that somebody else has is refused, with what is sought', () => {
    const refused = refusal(() => book(facts({ day: { kept: [keptBy('b0')] } })));
    expect(refused).toBeInstanceOf(SlotTaken);
    expect((refused as SlotTaken).sought).toMatchObject({ vendorId: 'v1', wanted: { date: '2026-11-24' }, except: [] });
  });

  test.each<[string, Partial<BookingFacts>, string]>([
    ['an address out of reach', { miles: 10.5 }, 'booking/outside-area'],
    ['a third request', { open: ['b8', 'b9'] }, 'booking/too-many-requests'],
    ['a job too many at one time', { bookedBefore: { counted: [], open: AT_THAT_TIME, limits: FIRST_LIMITS } }, 'booking/too-many-at-once'],
    ['another revision than was shown', { wish: { ...WISH, street, zip, serviceRevision: 2 } }, 'booking/service-changed'],
    ['neither a hold nor what was shown', { wish: { ...WISH, street, zip, serviceRevision: undefined } }, 'booking/hold-over'],
    ['one’s own business', { wish: { ...WISH, street, zip, customerId: 'u9' } }, 'booking/own-business'],
  ])('%s is refused', (_, other, code) => expect(refusal(() => book(facts(other))).code).toBe(code));
});

describe('while bookings are switched off', () => {
  test('nobody books a time that is shown; one that is held can be had for as long as it is', () => {
    expect(refusal(() => book(facts({ off: ['bookings'] })))).toMatchObject({ code: 'platform/switched-off' });
    expect(book(fromHold({ off: ['bookings'] })).booking).toHaveLength(1);
  });
});

describe('booking a time that is held', () => {
  test('the terms are those of the hold, which ends', () =>
    expect(book(fromHold())).toEqual({
      booking: [createdAs({ terms: HELD.terms, holdId: 'h1' })],
      day: [holdReleased(), reserved],
      otherDay: [],
      holds: [holdEnded('booked')],
      open: [requested],
      counted: [counted],
    }));

  test('also in a lane that the provider has no more', () =>
    expect(book(fromHold({ day: { kept: [keptBy('b0'), keptBy('h1', HELD.until, 1)] } })).day).toEqual([
      event('SlotHoldReleased', { ...TAKEN, lane: 1, holdId: 'h1' }),
      event('SlotReserved', { ...TAKEN, lane: 1, bookingId: 'b1' }),
    ]));

  test('not once it has ended by itself', () => expect(refusal(() => book(fromHold({ now: HELD.until }))).code).toBe('booking/hold-over'));

  test('not when the provider has moved to another time zone', () => {
    const offer = offerWith();
    const moved = { ...offer, vendor: { ...offer.vendor, timeZone: 'America/Denver' } };
    expect(refusal(() => book(fromHold({ offer: moved }))).code).toBe('booking/hold-over');
  });

  test('another day is booked instead: the held hours are given back there', () => {
    const held = { ...HELD, slot: { ...HELD.slot, date: '2026-11-25' } };
    const booked = book(facts({ holds: [held], otherDay: { kept: [keptBy('h1', HELD.until)] } }));
    expect(booked).toMatchObject({ day: [reserved], otherDay: [holdReleased('2026-11-25')], holds: [holdEnded('released')] });
    expect(booked.booking).toEqual([created]);
  });
});

test('what is made already is not made again', () =>
  expect(book(facts({ booking: { ...PARTIES, status: 'pending' } as unknown as BookingFacts['booking'] })).booking).toEqual([]));

describe('where the work is done', () => {
  const { vendor } = offerWith();
  const reach = (zip: string) => mustBeInReach(milesTo(placeOf(zip), vendor), vendor);

  test('inside the radius', () => expect(() => reach('78704')).not.toThrow());

  test('an address outside the radius is refused, naming the distance', () => {
    const refused = refusal(() => reach('77002'));
    expect(refused).toMatchObject({ code: 'booking/outside-area', details: { radiusMiles: 10 } });
    expect(refused.message).toBe(
      `This address is ${String(refused.details.miles)} miles away. This provider serves addresses within 10 miles.`,
    );
    expect(refused.details.miles).toBeCloseTo(146, -1);
  });

  test('a ZIP code that does not exist is told by field', () =>
    expect(refusal(() => placeOf('00000')).details).toEqual({ fields: { zip: 'This ZIP code is not in use.' } }));
});
