import fc from 'fast-check';
import { given } from '../../test/support/given.js';
import { fold } from '../platform/events/decider.js';
import { event } from '../platform/events/event.js';
import type { ScheduleEvent } from './schedule.events.js';
import { release, reserve, Schedule } from './schedule.js';

const DAY = { vendorId: 'v1', date: '2026-11-24' };
const reserved = (bookingId: string, lane: number, ...hours: number[]) => event('SlotReserved', { ...DAY, bookingId, lane, hours });
const released = (bookingId: string, lane: number, ...hours: number[]) => event('SlotReleased', { ...DAY, bookingId, lane, hours });
const wish = (bookingId: string, hours: number[], lanes = 1) => ({ ...DAY, bookingId, hours, lanes });

describe('reserving hours of a vendor’s day', () => {
  test('free hours are taken in the first lane', () =>
    given(Schedule)
      .when((day) => reserve(day, wish('b1', [9, 10])))
      .then(reserved('b1', 0, 9, 10)));

  test('one taken hour refuses the whole job', () =>
    given(Schedule, reserved('b1', 0, 10, 11))
      .when((day) => reserve(day, wish('b2', [9, 10])))
      .thenRejected('booking/slot-taken'));

  test('jobs may follow each other without a gap', () =>
    given(Schedule, reserved('b1', 0, 9, 10))
      .when((day) => reserve(day, wish('b2', [11])))
      .then(reserved('b2', 0, 11)));

  test('the lowest lane that is free for all of the hours is taken', () =>
    given(Schedule, reserved('b1', 0, 10), reserved('b2', 1, 12))
      .when((day) => reserve(day, wish('b3', [9, 10, 11], 2)))
      .then(reserved('b3', 1, 9, 10, 11)));

  test('hours that are free only in different lanes are not free for one job', () =>
    given(Schedule, reserved('b1', 0, 9), reserved('b2', 1, 10))
      .when((day) => reserve(day, wish('b3', [9, 10], 2)))
      .thenRejected('booking/slot-taken'));

  test('reserving twice for one booking changes nothing', () =>
    given(Schedule, reserved('b1', 0, 9))
      .when((day) => reserve(day, wish('b1', [9])))
      .thenNothing());
});

describe('releasing them', () => {
  test('the hours of the booking become free', () =>
    given(Schedule, reserved('b1', 0, 9, 10))
      .when((day) => release(day, { ...DAY, bookingId: 'b1' }))
      .then(released('b1', 0, 9, 10)));

  test('and can be reserved again', () =>
    given(Schedule, reserved('b1', 0, 9), released('b1', 0, 9))
      .when((day) => reserve(day, wish('b2', [9])))
      .then(reserved('b2', 0, 9)));

  test('releasing twice changes nothing', () =>
    given(Schedule, reserved('b1', 0, 9), released('b1', 0, 9))
      .when((day) => release(day, { ...DAY, bookingId: 'b1' }))
      .thenNothing());
});

test('whatever is reserved and released, no hour of a lane has two holders', () => {
  const step = fc.record({
    booking: fc.integer({ min: 1, max: 12 }).map((n) => `b${n}`),
    start: fc.integer({ min: 9, max: 18 }),
    length: fc.integer({ min: 1, max: 4 }),
    releases: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (steps, lanes) => {
      const history: ScheduleEvent[] = [];
      for (const { booking, start, length, releases } of steps) {
        const day = fold(Schedule, history);
        const hours = Array.from({ length }, (_, index) => start + index);
        try {
          history.push(...(releases ? release(day, { ...DAY, bookingId: booking }) : reserve(day, wish(booking, hours, lanes))));
        } catch {
          continue;
        }
        const holders = fold(Schedule, history).taken.flatMap((job) => job.hours.map((hour) => `${job.lane}/${hour}`));
        expect(new Set(holders).size).toBe(holders.length);
      }
    }),
  );
});
