import fc from 'fast-check';
import { fold } from '../../platform/events/decider.js';
import { addDays, daysOfMonth } from '../../platform/time/calendar.js';
import { wallClockAt } from '../../platform/time/wall-clock.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../vendor-onboarding/index.js';
import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { release, reserve, Schedule } from '../schedule/schedule.js';
import { bookedTime } from './free-time.decisions.js';
import { freeSlotsOf, isFree, lastBookableDay, occupiedHours, slotAt, type SlotFacts, slotsOf, START_TIMES } from './slots.decisions.js';

type Zone = readonly [name: string, forward: string, back: string, winter: number];

/** The four zones of the mainland, and the instants at which their clocks change in 2026: forward from 02:00 to 03:00, back from 02:00 to 01:00. */
const ZONES: readonly Zone[] = [
  ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z', -5],
  ['America/Chicago', '2026-03-08T08:00:00.000Z', '2026-11-01T07:00:00.000Z', -6],
  ['America/Denver', '2026-03-08T09:00:00.000Z', '2026-11-01T08:00:00.000Z', -7],
  ['America/Los_Angeles', '2026-03-08T10:00:00.000Z', '2026-11-01T09:00:00.000Z', -8],
];

const HOUR = 3_600_000;
const at = (ms: number): string => new Date(ms).toISOString();
const ms = (instant: string): number => Date.parse(instant);

/** By arithmetic on the two changes alone, without the code that is tested: hours that the zone is behind UTC. */
function offsetAt(instant: number, [, forward, back, winter]: Zone): number {
  return instant >= ms(forward) && instant < ms(back) ? winter + 1 : winter;
}

/** When the clocks show this, by the same arithmetic. One of the two offsets is right: nobody asks for the hour that they skip or show twice. */
function expectedStart(date: string, time: string, zone: Zone): string {
  const [, , , winter] = zone;
  const asUtc = ms(`${date}T${time}:00.000Z`);
  const found = [winter, winter + 1]
    .map((offset) => asUtc - offset * HOUR)
    .find((instant) => asUtc - offsetAt(instant, zone) * HOUR === instant);
  return at(found!);
}

const zones = fc.constantFrom(...ZONES);
/** Within three days of either change. */
const daysAround = fc
  .tuple(fc.constantFrom('2026-03-08', '2026-11-01'), fc.integer({ min: -3, max: 3 }))
  .map(([day, by]) => addDays(day, by));
const times = fc.constantFrom(...START_TIMES);
const durations = fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 15);

const intervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 0, maxLength: 6 })
  .map((hours) => hours.sort((a, b) => a - b))
  .map((hours) =>
    Array.from({ length: Math.floor(hours.length / 2) }, (_, pair) => ({ from: hours[2 * pair]!, to: hours[2 * pair + 1]! })),
  );
const settings: fc.Arbitrary<BookingSettings> = fc.record({
  availability: fc.record({
    autoAccept: fc.boolean(),
    instantBooking: fc.constant(true),
    advanceNoticeHours: fc.integer({ min: 1, max: 168 }),
  }),
  pricing: fc.constant(DEFAULT_VENDOR_SETTINGS.pricing),
  weeklyHours: fc.array(intervals, { minLength: 7, maxLength: 7 }),
  days: fc.dictionary(daysAround, intervals, { maxKeys: 3 }),
  lanes: fc.integer({ min: 1, max: 3 }),
  bufferMinutes: fc.integer({ min: 0, max: 16 }).map((quarters) => quarters * 15),
  horizonDays: fc.integer({ min: 1, max: 365 }),
});

describe.each(ZONES)('where the clocks are those of %s', (...zone) => {
  const [timeZone, forward, back] = zone;
  const facts = (now: string, other: Partial<BookingSettings> = {}): SlotFacts => ({
    settings: { ...DEFAULT_VENDOR_SETTINGS, ...other },
    timeZone,
    durationMinutes: 60,
    now,
  });

  test.each([
    ['forward', '2026-03-08', forward, 23],
    ['back', '2026-11-01', back, 25],
  ])('the day on which they go %s has all ten slots, each at its own time', (_, date, change, hoursOfDay) => {
    const slots = slotsOf(date, [], facts(at(ms(change) - 72 * HOUR)));
    expect(slots.map(({ time, obstacle }) => [time, obstacle])).toEqual(START_TIMES.map((time) => [time, null]));
    for (const { time, startsAt } of slots) expect(startsAt).toBe(expectedStart(date, time, zone));
    const [before] = slotsOf(addDays(date, -1), [], facts(at(ms(change) - 96 * HOUR)));
    // From nine to nine over the night, as it passes.
    expect((ms(slots[0]!.startsAt!) - ms(before!.startsAt!)) / HOUR).toBe(hoursOfDay);
  });

  test.each([
    ['forward', '2026-03-08', forward, '13:00'],
    ['back', '2026-11-01', back, '11:00'],
  ])('a day of notice over the night in which they go %s is 24 hours as they pass', (_, date, _change, first) => {
    const noonBefore = expectedStart(addDays(date, -1), '12:00', zone);
    expect(freeSlotsOf(date, [], facts(noonBefore))[0]?.time).toBe(first);
  });

  test.each([
    ['forward', '2026-03-07', '23:30'],
    ['back', '2026-10-31', '00:30'],
  ])('the horizon counts days of the calendar, also over the night in which they go %s', (_, today, time) => {
    const availability = { ...DEFAULT_VENDOR_SETTINGS.availability, advanceNoticeHours: 1 };
    const given = facts(expectedStart(today, time, zone), { horizonDays: 7, availability });
    const last = addDays(today, 7);
    expect(lastBookableDay(given)).toBe(last);
    expect(freeSlotsOf(last, [], given)).toHaveLength(10);
    expect(freeSlotsOf(addDays(last, 1), [], given)).toEqual([]);
  });

  test('a year has 3,650 slots, none twice and none missing', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`);
    const open = facts('2025-12-30T12:00:00.000Z', { horizonDays: 400 });
    const starts = months.flatMap(daysOfMonth).flatMap((date) => freeSlotsOf(date, [], open).map(({ startsAt }) => startsAt));
    expect(new Set(starts).size).toBe(3650);
    expect([...starts].sort()).toEqual(starts);
  });
});

describe('whatever the hours are, and whenever somebody looks', () => {
  test('a slot starts when the clocks there show its time, and ends as much later as the job takes', () =>
    fc.assert(
      fc.property(zones, daysAround, times, durations, (zone, date, time, durationMinutes) => {
        const weeklyHours = Array.from({ length: 7 }, () => [{ from: 0, to: 24 }]);
        const given = {
          settings: { ...DEFAULT_VENDOR_SETTINGS, weeklyHours },
          timeZone: zone[0],
          durationMinutes,
          now: `${addDays(date, -20)}T12:00:00.000Z`,
        };
        const slot = slotAt(date, time, [], given);
        expect(slot.startsAt).toBe(expectedStart(date, time, zone));
        if (slot.obstacle !== null) return;
        const booked = bookedTime(slot, durationMinutes, given.settings);
        expect(wallClockAt(booked.startsAt, zone[0])).toEqual({ date, time });
        expect(ms(booked.endsAt) - ms(booked.startsAt)).toBe(durationMinutes * 60_000);
      }),
      { numRuns: 1000 },
    ));

  test('what is free is inside the hours, the notice and the horizon; and what is inside them all is free', () =>
    fc.assert(
      fc.property(
        zones,
        daysAround,
        durations,
        settings,
        fc.integer({ min: 0, max: 20 * 24 * 60 }),
        (zone, date, durationMinutes, chosen, minutes) => {
          const now = at(ms(`${date}T12:00:00.000Z`) - minutes * 60_000);
          const given = { settings: chosen, timeZone: zone[0], durationMinutes, now };
          const hours = chosen.days[date] ?? chosen.weeklyHours[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
          const expected = START_TIMES.filter((time) => {
            const start = Number(time.slice(0, 2));
            const starts = ms(expectedStart(date, time, zone));
            const local = new Date(ms(now) + offsetAt(ms(now), zone) * HOUR).toISOString().slice(0, 10);
            return (
              hours.some(({ from, to }) => from <= start && start + durationMinutes / 60 <= to) &&
              starts > ms(now) &&
              starts - ms(now) >= chosen.availability.advanceNoticeHours * HOUR &&
              ms(date) - ms(local) <= chosen.horizonDays * 24 * HOUR
            );
          });
          expect(freeSlotsOf(date, [], given).map(({ time }) => time)).toEqual(expected);
          expect(
            slotsOf(date, [], given)
              .filter(isFree)
              .map(({ time }) => time),
          ).toEqual(expected);
        },
      ),
      { numRuns: 2000 },
    ));

  test('jobs that are booked into free slots never share an hour of a lane, and what is given up is free again', () =>
    fc.assert(
      fc.property(
        zones,
        daysAround,
        settings,
        fc.array(fc.tuple(times, durations, fc.boolean()), { maxLength: 40 }),
        (zone, date, chosen, wishes) => {
          let day = Schedule.initial;
          const facts = (durationMinutes: number): SlotFacts => ({
            settings: chosen,
            timeZone: zone[0],
            durationMinutes,
            now: `${addDays(date, -1)}T00:00:00.000Z`,
          });
          for (const [number, [time, durationMinutes, givenUp]] of wishes.entries()) {
            const given = facts(durationMinutes);
            const ids = { vendorId: 'v1', date, bookingId: `b${number}` };
            if (slotAt(date, time, day.kept, given).obstacle !== null) continue;
            const reserved = fold(Schedule, [
              ...eventsOf(day),
              ...reserve(day, { ...ids, hours: occupiedHours(time, given), lanes: chosen.lanes, now: given.now }),
            ]);
            const held = reserved.kept.flatMap(({ lane, hours }) => hours.map((hour) => `${lane} ${hour}`));
            expect(new Set(held).size).toBe(held.length);
            expect(reserved.kept.every(({ lane }) => lane < chosen.lanes)).toBe(true);
            if (givenUp) {
              const released = fold(Schedule, [...eventsOf(reserved), ...release(reserved, ids)]);
              expect(slotAt(date, time, released.kept, given).obstacle).toBeNull();
              day = released;
            } else day = reserved;
          }
        },
      ),
      { numRuns: 300 },
    ));
});

/** A day in the state of these reservations. */
const eventsOf = ({ kept }: Schedule) =>
  kept.map(({ holder: bookingId, ...job }) => ({ type: 'SlotReserved', data: { vendorId: 'v1', date: '', bookingId, ...job } }));
