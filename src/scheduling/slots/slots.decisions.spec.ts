import fc from 'fast-check';
import { addDays } from '../../platform/time/calendar.js';
import { instantOf, wallClockAt } from '../../platform/time/wall-clock.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../vendor-onboarding/index.js';
import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { nearestTo, occupiedHours, type SlotFacts, slotsOf, START_TIMES } from './slots.decisions.js';

const CHICAGO = 'America/Chicago';
const NOW = '2026-11-20T15:30:00.000Z'; // Friday, 09:30 in Chicago
const DAY = '2026-11-24';

const facts = (other: Partial<SlotFacts> = {}, settings: Partial<BookingSettings> = {}): SlotFacts => ({
  settings: { ...DEFAULT_VENDOR_SETTINGS, ...settings },
  timeZone: CHICAGO,
  durationMinutes: 60,
  now: NOW,
  ...other,
});
const freeTimes = (date: string, { taken = [], ...given }: { taken?: { lane: number; hours: number[] }[] } & SlotFacts) =>
  slotsOf(date, taken, given)
    .filter(({ obstacle }) => obstacle === null)
    .map(({ time }) => time);
const obstacles = (date: string, given: SlotFacts) => new Set(slotsOf(date, [], given).map(({ obstacle }) => obstacle));

describe('the ten slots of a day', () => {
  test('they start hourly from 09:00 to 18:00, and all are free on an empty day', () => {
    expect(freeTimes(DAY, facts())).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']);
  });

  test('a long job must end by closing time', () => {
    expect(freeTimes(DAY, facts({ durationMinutes: 150 })).at(-1)).toBe('16:00');
    expect(freeTimes(DAY, facts({ durationMinutes: 601 }))).toEqual([]);
  });

  test('a job needs all of its hours, the begun one included', () => {
    const taken = [{ lane: 0, hours: [13, 14] }];
    expect(occupiedHours('11:00', facts({ durationMinutes: 61 }))).toEqual([11, 12]);
    expect(freeTimes(DAY, { ...facts({ durationMinutes: 61 }), taken })).toEqual(['09:00', '10:00', '11:00', '15:00', '16:00', '17:00']);
  });

  test('a buffer counts as taken, and may reach beyond closing time', () => {
    const given = facts({}, { bufferMinutes: 30 });
    expect(occupiedHours('18:00', given)).toEqual([18, 19]);
    expect(freeTimes(DAY, { ...given, taken: [{ lane: 0, hours: [12] }] })).not.toContain('11:00');
    expect(freeTimes(DAY, given)).toContain('18:00');
  });

  test('a second lane takes a second job at the same time', () => {
    const taken = [{ lane: 0, hours: [9] }];
    expect(freeTimes(DAY, { ...facts(), taken })).not.toContain('09:00');
    expect(freeTimes(DAY, { ...facts({}, { lanes: 2 }), taken })).toContain('09:00');
  });

  test('a day off is closed, and a lunch break splits the day', () => {
    const weeklyHours = DEFAULT_VENDOR_SETTINGS.weeklyHours.map((_, weekday) =>
      weekday === 0
        ? []
        : [
            { from: 9, to: 12 },
            { from: 13, to: 17 },
          ],
    );
    expect(obstacles('2026-11-22', facts({}, { weeklyHours }))).toEqual(new Set(['closed']));
    expect(freeTimes(DAY, facts({ durationMinutes: 120 }, { weeklyHours }))).toEqual(['09:00', '10:00', '13:00', '14:00', '15:00']);
  });

  test('where a job would run beyond the hours, it is not said that nobody works', () => {
    const days = { [DAY]: [{ from: 9, to: 12 }] };
    const day = slotsOf(DAY, [], facts({ durationMinutes: 90 }, { days })).map(({ time, obstacle }) => [time, obstacle]);
    expect(day.slice(0, 4)).toEqual([
      ['09:00', null],
      ['10:00', null],
      ['11:00', 'overrun'],
      ['12:00', 'closed'],
    ]);
  });
});

describe('a day with hours of its own', () => {
  const days = { [DAY]: [{ from: 12, to: 14 }], '2026-11-25': [] };

  test('has those and not its weekday’s', () => {
    expect(freeTimes(DAY, facts({}, { days }))).toEqual(['12:00', '13:00']);
    expect(obstacles('2026-11-25', facts({}, { days }))).toEqual(new Set(['closed']));
    expect(freeTimes('2026-11-26', facts({}, { days }))).toHaveLength(10);
  });
  test('can be open on a day off', () => {
    const weeklyHours = Array.from({ length: 7 }, () => []);
    expect(freeTimes(DAY, facts({}, { days, weeklyHours }))).toEqual(['12:00', '13:00']);
  });
});

describe('how soon and how far ahead', () => {
  test('the past is judged in the vendor’s zone', () => {
    const today = Object.fromEntries(slotsOf('2026-11-20', [], facts()).map(({ time, obstacle }) => [time, obstacle]));
    expect(today['09:00']).toBe('past');
    expect(today['10:00']).toBe('notice');
    expect(obstacles('2026-11-19', facts())).toEqual(new Set(['past']));
  });

  test('24 hours of notice: the same time tomorrow is free from then on', () => {
    expect(freeTimes('2026-11-21', facts())).toEqual(START_TIMES.slice(1));
    expect(freeTimes('2026-11-21', facts({ now: '2026-11-20T15:00:00.000Z' }))).toEqual(START_TIMES);
  });

  test('the 90th day can be booked, the 91st not', () => {
    expect(freeTimes('2027-02-18', facts())).toHaveLength(10);
    expect(obstacles('2027-02-19', facts())).toEqual(new Set(['horizon']));
  });

  test('notice is elapsed time, also over a night in which the clocks change', () => {
    const beforeSpring = instantOf('2026-03-07', '12:00', CHICAGO)!;
    expect(freeTimes('2026-03-08', facts({ now: beforeSpring }))[0]).toBe('13:00');
    const beforeAutumn = instantOf('2026-10-31', '12:00', CHICAGO)!;
    expect(freeTimes('2026-11-01', facts({ now: beforeAutumn }))[0]).toBe('11:00');
  });

  test('a time that the clocks skip is never offered', () => {
    const given = facts({ timeZone: 'Pacific/Apia', now: '2011-12-20T00:00:00.000Z' });
    expect(obstacles('2011-12-30', given)).toEqual(new Set(['closed']));
  });

  test('in every zone and on every day, an offered slot shows its own time on the vendor’s clocks', () =>
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), fc.integer({ min: 0, max: 5800 }), (timeZone, days) => {
        const date = addDays('2025-01-02', days);
        for (const slot of slotsOf(date, [], facts({ timeZone, now: `${addDays(date, -10)}T00:00:00.000Z` }))) {
          expect(slot.obstacle).toBeNull();
          expect(wallClockAt(slot.startsAt!, timeZone)).toEqual({ date, time: slot.time });
        }
      }),
      { numRuns: 500 },
    ));
});

describe('the nearest free slots', () => {
  test('closest first, of two equally close ones the earlier; taken ones are passed over', () => {
    const taken = [{ lane: 0, hours: [13, 14] }];
    const nearest = nearestTo(instantOf(DAY, '13:00', CHICAGO)!, slotsOf(DAY, taken, facts()), 3);
    expect(nearest.map(({ time }) => time)).toEqual(['12:00', '11:00', '15:00']);
  });
});
