import type { BookingEvent } from '../../src/booking/booking.events.js';
import { eventOf } from '../../src/platform/events/event.js';
import { type Position, type Recorded } from '../../src/platform/events/recorded.js';
import type { HoldsEvent } from '../../src/scheduling/holds/holds.events.js';
import type { ScheduleEvent } from '../../src/scheduling/schedule/schedule.events.js';
import { overlaps } from './overlaps.js';
import type { Told } from './overlaps/told.js';

const event = eventOf<BookingEvent | HoldsEvent | ScheduleEvent>();
const AT = '2026-03-04T18:00:00.000Z';
const LATER = '2026-03-04T18:10:00.000Z';
const DAY = { vendorId: 'v1', date: '2026-03-10' };

const told = (...events: (Omit<Told, 'meta'> & { at?: string })[]): Recorded[] =>
  events.map(({ at = AT, ...one }, index) => ({
    ...(one as Pick<Recorded, 'type' | 'data'>),
    position: String(index).padStart(4, '0') as Position,
    stream: '',
    version: index,
    id: String(index),
    meta: { at },
  }));

/** What these events say about somebody does not matter here. */
const NOBODY = undefined as never;

const at = (hour: number) => ({
  date: DAY.date,
  time: `${String(hour).padStart(2, '0')}:00`,
  startsAt: `2026-03-10T${hour + 6}:00:00.000Z`,
  endsAt: `2026-03-10T${hour + 7}:00:00.000Z`,
});
const reserved = (bookingId: string, hour: number, lane = 0) => event('SlotReserved', { ...DAY, bookingId, lane, hours: [hour] });
const released = (bookingId: string, hour: number) => event('SlotReleased', { ...DAY, bookingId, lane: 0, hours: [hour] });
const held = (holdId: string, hour: number) => event('SlotHeld', { ...DAY, holdId, lane: 0, hours: [hour], until: LATER });
const booked = (bookingId: string, hour: number) => event('BookingCreated', { bookingId, vendorId: 'v1', slot: at(hour) } as never, NOBODY);
const moved = (bookingId: string, hour: number) =>
  event('BookingRescheduled', { bookingId, vendorId: 'v1', proposalId: null, slot: at(hour) } as never);
const cancelled = (bookingId: string) => event('BookingCancelled', { bookingId } as never);
const taken = (holdId: string, hour: number, customerId = 'c1') =>
  event('HoldTaken', { holdId, customerId, vendorId: 'v1', slot: at(hour), until: LATER } as never);

describe('what the history tells about holders', () => {
  test('nothing, where one follows the other', () =>
    expect(
      overlaps(
        told(
          ...[held('h1', 9), taken('h1', 9), reserved('b1', 10), booked('b1', 10), reserved('b1', 11), released('b1', 10), moved('b1', 11)],
          ...[reserved('b2', 10), booked('b2', 10), released('b2', 10), cancelled('b2')],
          ...[reserved('b3', 9), booked('b3', 9)].map((one) => ({ ...one, at: LATER })),
        ),
      ),
    ).toEqual([]));

  test('an hour that has two', () => {
    expect(overlaps(told(reserved('b1', 9), booked('b1', 9), reserved('b2', 9), booked('b2', 9)))).toEqual([
      'v1 2026-03-10 lane 0 hour 9: b1 and b2',
      'b2 overlaps b1',
    ]);
    expect(overlaps(told(held('h1', 9), taken('h1', 9), reserved('b1', 9), booked('b1', 9)))).toEqual([
      'v1 2026-03-10 lane 0 hour 9: h1 and b1',
      'b1 overlaps h1',
    ]);
  });

  test('two jobs at one time are no harm in two lanes', () =>
    expect(overlaps(told(reserved('b1', 9), booked('b1', 9), reserved('b2', 9, 1), booked('b2', 9)))).toEqual([]));

  test('a booking that has moved, and whose hours have not', () =>
    expect(overlaps(told(reserved('b1', 9), booked('b1', 9), moved('b1', 10)))).toEqual([
      'b1 is at 2026-03-10 10:00, and has taken 2026-03-10 09:00',
    ]));

  test('a booking without hours, and hours without a booking', () => {
    expect(overlaps(told(booked('b1', 10)))).toEqual(['b1 is at 2026-03-10 10:00, and has taken nothing']);
    expect(overlaps(told(reserved('b1', 10), booked('b1', 10), cancelled('b1')))).toEqual(['b1 is over, and has hours']);
  });

  test('a person with three holds at once', () =>
    expect(overlaps(told(taken('h1', 9), taken('h2', 10), taken('h3', 11)))).toEqual(['c1 holds 3 times at once']));
});
