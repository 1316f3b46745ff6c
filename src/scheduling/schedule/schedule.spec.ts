import fc from 'fast-check';
import { given } from '../../../test/support/given.js';
import { Rejected } from '../../platform/errors.js';
import { fold } from '../../platform/events/decider.js';
import { plusMinutes } from '../../platform/time/durations.js';
import { event, type ScheduleEvent } from './schedule.events.js';
import { hold, release, releaseHold, reserve, Schedule, takenAt } from './schedule.js';

const DAY = { vendorId: 'v1', date: '2026-11-24' };
const NOW = '2026-11-20T10:00:00.000Z';
const UNTIL = '2026-11-20T10:10:00.000Z';
const reserved = (bookingId: string, lane: number, ...hours: number[]) => event('SlotReserved', { ...DAY, bookingId, lane, hours });
const released = (bookingId: string, lane: number, ...hours: number[]) => event('SlotReleased', { ...DAY, bookingId, lane, hours });
const held = (holdId: string, lane: number, ...hours: number[]) => event('SlotHeld', { ...DAY, holdId, lane, hours, until: UNTIL });
const givenBack = (holdId: string, lane: number, ...hours: number[]) => event('SlotHoldReleased', { ...DAY, holdId, lane, hours });
const wish = (hours: number[], { lanes = 1, now = NOW, ...more }: { lanes?: number; now?: string; instead?: string[] } = {}) => ({
  ...DAY,
  hours,
  lanes,
  now,
  ...more,
});
const booking = (bookingId: string, ...wanted: Parameters<typeof wish>) => ({ ...wish(...wanted), bookingId });
const holding = (holdId: string, ...wanted: Parameters<typeof wish>) => ({ ...wish(...wanted), holdId, until: UNTIL });

describe('reserving hours of a vendor’s day', () => {
  test('free hours are taken in the first lane', () =>
    given(Schedule)
      .when((day) => reserve(day, booking('b1', [9, 10])))
      .then(reserved('b1', 0, 9, 10)));

  test('one taken hour refuses the whole job', () =>
    given(Schedule, reserved('b1', 0, 10, 11))
      .when((day) => reserve(day, booking('b2', [9, 10])))
      .thenRejected('booking/slot-taken'));

  test('jobs may follow each other without a gap', () =>
    given(Schedule, reserved('b1', 0, 9, 10))
      .when((day) => reserve(day, booking('b2', [11])))
      .then(reserved('b2', 0, 11)));

  test('the lowest lane that is free for all of the hours is taken', () =>
    given(Schedule, reserved('b1', 0, 10), reserved('b2', 1, 12))
      .when((day) => reserve(day, booking('b3', [9, 10, 11], { lanes: 2 })))
      .then(reserved('b3', 1, 9, 10, 11)));

  test('hours that are free only in different lanes are not free for one job', () =>
    given(Schedule, reserved('b1', 0, 9), reserved('b2', 1, 10))
      .when((day) => reserve(day, booking('b3', [9, 10], { lanes: 2 })))
      .thenRejected('booking/slot-taken'));

  test('reserving twice for one booking changes nothing', () =>
    given(Schedule, reserved('b1', 0, 9))
      .when((day) => reserve(day, booking('b1', [9])))
      .thenNothing());

  test('what was held for it becomes the booking’s', () =>
    given(Schedule, held('h1', 0, 9, 10))
      .when((day) => reserve(day, booking('b1', [9, 10], { instead: ['h1'] })))
      .then(givenBack('h1', 0, 9, 10), reserved('b1', 0, 9, 10)));

  test('a booking that moves within its day gives its old hours for the new ones', () =>
    given(Schedule, reserved('b1', 0, 9, 10))
      .when((day) => reserve(day, booking('b1', [10, 11], { instead: ['b1'] })))
      .then(released('b1', 0, 9, 10), reserved('b1', 0, 10, 11)));

  test('but keeps them where the new ones are taken', () =>
    given(Schedule, reserved('b1', 0, 9, 10), reserved('b2', 0, 11))
      .when((day) => reserve(day, booking('b1', [10, 11], { instead: ['b1'] })))
      .thenRejected('booking/slot-taken'));
});

describe('holding hours for a while', () => {
  test('they are nobody else’s', () =>
    given(Schedule, held('h1', 0, 9, 10))
      .when((day) => reserve(day, booking('b1', [10])))
      .thenRejected('booking/slot-taken'));

  test('up to the last moment', () =>
    given(Schedule, held('h1', 0, 9))
      .when((day) => hold(day, holding('h2', [9], { now: '2026-11-20T10:09:59.999Z' })))
      .thenRejected('booking/slot-taken'));

  test('then they are free, and no event has to say so', () =>
    given(Schedule, held('h1', 0, 9))
      .when((day) => reserve(day, booking('b1', [9], { now: UNTIL })))
      .then(reserved('b1', 0, 9)));

  test('taken hours can not be held', () =>
    given(Schedule, reserved('b1', 0, 9))
      .when((day) => hold(day, holding('h1', [9])))
      .thenRejected('booking/slot-taken'));

  test('another choice of the same day gives way to the new one', () =>
    given(Schedule, held('h1', 0, 9, 10))
      .when((day) => hold(day, holding('h2', [10, 11], { instead: ['h1'] })))
      .then(givenBack('h1', 0, 9, 10), held('h2', 0, 10, 11)));

  test('holding twice changes nothing', () =>
    given(Schedule, held('h1', 0, 9))
      .when((day) => hold(day, holding('h1', [9])))
      .thenNothing());
});

describe('holding a new time beside the old one', () => {
  test('a booking is not in its own way, and only what it does not have yet is held', () =>
    given(Schedule, reserved('b1', 0, 9, 10))
      .when((day) => hold(day, { ...holding('p1', [10, 11]), beside: 'b1' }))
      .then(held('p1', 0, 11)));

  test('in another lane all of it', () =>
    given(Schedule, reserved('b0', 0, 9), reserved('b1', 1, 9, 10), released('b0', 0, 9))
      .when((day) => hold(day, { ...holding('p1', [10, 11], { lanes: 2 }), beside: 'b1' }))
      .then(held('p1', 0, 10, 11)));

  test('with consent, both make room for the new time', () =>
    given(Schedule, reserved('b1', 0, 9, 10), held('p1', 0, 11))
      .when((day) => reserve(day, booking('b1', [10, 11], { instead: ['b1', 'p1'] })))
      .then(released('b1', 0, 9, 10), givenBack('p1', 0, 11), reserved('b1', 0, 10, 11)));
});

describe('giving hours back', () => {
  test('those of a booking become free', () =>
    given(Schedule, reserved('b1', 0, 9, 10))
      .when((day) => release(day, { ...DAY, bookingId: 'b1' }))
      .then(released('b1', 0, 9, 10)));

  test('and can be reserved again', () =>
    given(Schedule, reserved('b1', 0, 9), released('b1', 0, 9))
      .when((day) => reserve(day, booking('b2', [9])))
      .then(reserved('b2', 0, 9)));

  test('those of a hold as well', () =>
    given(Schedule, held('h1', 0, 9))
      .when((day) => releaseHold(day, { ...DAY, holdId: 'h1' }))
      .then(givenBack('h1', 0, 9)));

  test('twice changes nothing', () => {
    given(Schedule, reserved('b1', 0, 9), released('b1', 0, 9))
      .when((day) => release(day, { ...DAY, bookingId: 'b1' }))
      .thenNothing();
    given(Schedule, held('h1', 0, 9), givenBack('h1', 0, 9))
      .when((day) => releaseHold(day, { ...DAY, holdId: 'h1' }))
      .thenNothing();
  });
});

test('whatever is reserved, held, moved and given back, no hour of a lane has two holders at any time', () => {
  const step = fc.record({
    does: fc.constantFrom('reserve', 'move', 'release', 'hold', 'propose', 'agree', 'release hold', 'wait'),
    id: fc.integer({ min: 1, max: 8 }),
    start: fc.integer({ min: 9, max: 18 }),
    length: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), fc.integer({ min: 1, max: 3 }), (steps, lanes) => {
      const history: ScheduleEvent[] = [];
      let now = NOW;
      for (const { does, id, start, length } of steps) {
        if (does === 'wait') now = plusMinutes(now, id);
        const day = fold(Schedule, history);
        const hours = Array.from({ length }, (_, index) => start + index);
        const [bookingId, holdId] = [`b${id}`, `h${id}`];
        const wanted = { ...DAY, hours, lanes, now };
        const isBooked = day.kept.some(({ holder }) => holder === bookingId);
        const decisions: Record<typeof does, () => ScheduleEvent[]> = {
          reserve: () => reserve(day, { ...wanted, bookingId }),
          move: () => (isBooked ? reserve(day, { ...wanted, bookingId, instead: [bookingId] }) : []),
          release: () => release(day, { ...DAY, bookingId }),
          hold: () => hold(day, { ...wanted, holdId, until: plusMinutes(now, 10) }),
          propose: () => (isBooked ? hold(day, { ...wanted, holdId, until: plusMinutes(now, 10), beside: bookingId }) : []),
          agree: () => (isBooked ? reserve(day, { ...wanted, bookingId, instead: [bookingId, holdId] }) : []),
          'release hold': () => releaseHold(day, { ...DAY, holdId }),
          wait: () => [],
        };
        try {
          history.push(...decisions[does]());
        } catch (error) {
          if (!(error instanceof Rejected)) throw error;
        }
        const holders = takenAt(fold(Schedule, history), now).flatMap((job) => job.hours.map((hour) => `${job.lane}/${hour}`));
        expect(new Set(holders).size).toBe(holders.length);
      }
    }),
    { numRuns: 300 },
  );
});
