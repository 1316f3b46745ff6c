import fc from 'fast-check';
import { addDays } from '../../platform/time/calendar.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../vendor-onboarding/index.js';
import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import type { TakenHours } from '../schedule/schedule.js';
import { isFree, isOpen, slotsOf } from '../slots/slots.decisions.js';
import { nextStart, roomOf } from './room.decisions.js';

const CHICAGO = 'America/Chicago';
const NOW = '2026-11-20T15:30:00.000Z'; // Friday, 09:30 in Chicago
const FRIDAY = '2026-11-20';
const TUESDAY = '2026-11-24';
const NOBODY = new Set<number>();

const facts = (settings: Partial<BookingSettings> = {}, now = NOW) => ({
  settings: { ...DEFAULT_VENDOR_SETTINGS, ...settings },
  timeZone: CHICAGO,
  now,
});
const open = (from: number, to: number) => ({ weeklyHours: Array.from({ length: 7 }, () => [{ from, to }]) });
const roomWith = (taken: readonly TakenHours[], settings: Partial<BookingSettings>, date = TUESDAY, now = NOW) =>
  roomOf(date, { taken, worked: NOBODY }, facts(settings, now));
const freeWith = (taken: readonly TakenHours[], settings: Partial<BookingSettings>, date = TUESDAY, now = NOW) =>
  roomWith(taken, settings, date, now).freeHours;

describe('the free room of a day', () => {
  test('is all of its hours in all lanes while nothing is taken', () => {
    expect(freeWith([], { ...open(9, 19), lanes: 6 })).toBe(60);
  });

  test('is less by each hour of each lane that is taken, and by those alone', () => {
    const taken = [
      { lane: 0, hours: [9, 10] },
      { lane: 5, hours: [10] },
    ];
    const { hours, freeHours } = roomWith(taken, { ...open(9, 12), lanes: 6 });
    expect(freeHours).toBe(15);
    expect(hours).toEqual([
      { hour: 9, taken: 1, lanes: 6, free: 5 },
      { hour: 10, taken: 2, lanes: 6, free: 4 },
      { hour: 11, taken: 0, lanes: 6, free: 6 },
    ]);
  });

  test('is nothing where all is taken, and not told where nothing could be: on a day off, and on one that is over', () => {
    const all = [9, 10, 11].map((hour) => ({ lane: 0, hours: [hour] }));
    expect(freeWith(all, open(9, 12))).toBe(0);
    expect(freeWith([], { days: { [TUESDAY]: [] } })).toBeNull();
    expect(freeWith([], open(9, 12), addDays(FRIDAY, -1))).toBeNull();
    expect(freeWith([], open(9, 12), FRIDAY, '2026-11-20T17:00:00.000Z')).toBeNull();
  });

  test('is today what is left of it: the hour that has begun is gone', () => {
    expect(freeWith([], open(9, 19), FRIDAY)).toBe(9);
    expect(freeWith([], open(9, 19), FRIDAY, '2026-11-20T16:00:00.000Z')).toBe(8);
  });

  test('has no hours before the first start, and none after the last that no job could reach', () => {
    expect(freeWith([], open(6, 10))).toBe(1);
    expect(freeWith([], open(6, 9))).toBeNull();
    expect(freeWith([], open(18, 22))).toBe(4);
    expect(freeWith([{ lane: 0, hours: [18] }], open(18, 22))).toBe(0);
    expect(freeWith([], open(19, 22))).toBeNull();
  });

  test('has no hours that are too few for the shortest job with its break', () => {
    const taken = [{ lane: 0, hours: [9, 11] }];
    expect(freeWith(taken, open(9, 12))).toBe(1);
    expect(freeWith(taken, { ...open(9, 12), bufferMinutes: 45 })).toBe(1);
    expect(freeWith(taken, { ...open(9, 12), bufferMinutes: 60 })).toBe(0);
    // The break may lie behind the working hours.
    expect(freeWith([], { ...open(9, 10), bufferMinutes: 120 })).toBe(1);
  });

  test('is less where a lane was given up, whatever still goes on in it', () => {
    const { hours, freeHours } = roomWith([{ lane: 3, hours: [9] }], { ...open(9, 11), lanes: 2 });
    expect(freeHours).toBe(4);
    expect(hours).toEqual([
      { hour: 9, taken: 1, lanes: 3, free: 2 },
      { hour: 10, taken: 0, lanes: 2, free: 2 },
    ]);
  });

  test('shows the hours in which there is work on a day off', () => {
    const taken = [{ lane: 0, hours: [13, 14] }];
    expect(roomOf(TUESDAY, { taken, worked: new Set([13]) }, facts({ days: { [TUESDAY]: [] } }))).toEqual({
      hours: [{ hour: 13, taken: 1, lanes: 1, free: 0 }],
      freeHours: null,
    });
  });

  const intervals = fc
    .uniqueArray(fc.integer({ min: 6, max: 24 }), { minLength: 2, maxLength: 6 })
    .map((hours) => hours.sort((a, b) => a - b))
    .map((hours) => Array.from({ length: Math.floor(hours.length / 2) }, (_, at) => ({ from: hours[2 * at]!, to: hours[2 * at + 1]! })));
  const taken = fc.array(fc.record({ lane: fc.nat(3), hours: fc.array(fc.integer({ min: 6, max: 23 }), { minLength: 1, maxLength: 6 }) }), {
    maxLength: 8,
  });

  test('is there exactly where a customer without notice finds a slot for the shortest job, and reaches as far as the longest that fits', () => {
    const cases = { yes: 0, no: 0 };
    fc.assert(
      fc.property(
        intervals,
        taken,
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(0, 15, 45, 60, 120),
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: 15, max: 300 }),
        (hours, busy, lanes, bufferMinutes, quarter, durationMinutes) => {
          const availability = { ...DEFAULT_VENDOR_SETTINGS.availability, advanceNoticeHours: 0 };
          const given = facts(
            { days: { [TUESDAY]: hours }, lanes, bufferMinutes, availability },
            new Date(Date.parse(`${TUESDAY}T00:00:00Z`) + quarter * 900_000).toISOString(),
          );
          const room = roomOf(TUESDAY, { taken: busy, worked: NOBODY }, given);
          const freeFor = (minutes: number) => slotsOf(TUESDAY, busy, { ...given, durationMinutes: minutes }).filter(isFree);
          const isRoom = freeFor(15).length > 0;
          cases[isRoom ? 'yes' : 'no']++;
          expect((room.freeHours ?? 0) > 0).toBe(isRoom);
          const freeAt = (hour: number) => room.hours.find((each) => each.hour === hour)?.free ?? 0;
          for (const { time } of freeFor(durationMinutes)) {
            const start = Number(time.slice(0, 2));
            for (let hour = start; hour < start + durationMinutes / 60; hour++) expect(freeAt(hour)).toBeGreaterThan(0);
          }
          // Nothing is free that is taken or closed.
          for (const { hour, taken: busyLanes, free } of room.hours) {
            expect(free).toBeLessThanOrEqual(lanes);
            if (free > 0) expect(isOpen(TUESDAY, `${String(hour).padStart(2, '0')}:00`, 60, given.settings)).toBe(true);
            const inUse = new Set(busy.filter((job) => job.lane < lanes && job.hours.includes(hour)).map(({ lane }) => lane)).size;
            expect(free + inUse).toBeLessThanOrEqual(lanes);
            expect(busyLanes).toBeGreaterThanOrEqual(inUse);
          }
        },
      ),
      { numRuns: 400 },
    );
    expect(Math.min(cases.yes, cases.no)).toBeGreaterThan(20);
  });
});

describe('when the free room changes by itself', () => {
  const clock = { timeZone: CHICAGO, now: NOW };

  test('is the next start of the days that are looked at', () => {
    expect(nextStart([FRIDAY], clock)).toBe('2026-11-20T16:00:00.000Z');
    expect(nextStart([addDays(FRIDAY, -1), addDays(FRIDAY, 1)], clock)).toBe('2026-11-21T15:00:00.000Z');
    expect(nextStart([addDays(FRIDAY, -1)], clock)).toBeNull();
  });
});
