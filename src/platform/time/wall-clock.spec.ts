import fc from 'fast-check';
import { instantOf, startOfDay, todayIn, wallClockAt } from './wall-clock.js';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');
const quarterHour = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 900_000, max: Date.UTC(2041, 0, 1) / 900_000 })
  .map((quarters) => new Date(quarters * 900_000).toISOString());
const NEW_YORK = 'America/New_York';

describe('wall-clock time of a zone', () => {
  test('an instant that the clocks show is found again, or it was the second time that they showed it', () =>
    fc.assert(
      fc.property(zone, quarterHour, (place, instant) => {
        const { date, time } = wallClockAt(instant, place);
        const found = instantOf(date, time, place);
        expect(found).not.toBeNull();
        expect(wallClockAt(found!, place)).toEqual({ date, time });
        expect(found! <= instant).toBe(true);
      }),
      { numRuns: 2000 },
    ));

  test('the clocks of New York go forward: 02:30 does not exist, its neighbours do', () => {
    expect(instantOf('2026-03-08', '02:30', NEW_YORK)).toBeNull();
    expect(instantOf('2026-03-08', '01:59', NEW_YORK)).toBe('2026-03-08T06:59:00.000Z');
    expect(instantOf('2026-03-08', '03:00', NEW_YORK)).toBe('2026-03-08T07:00:00.000Z');
    expect(instantOf('2026-03-08', '09:00', NEW_YORK)).toBe('2026-03-08T13:00:00.000Z');
  });

  test('the clocks of New York go back: 01:30 comes twice and means the first', () => {
    expect(instantOf('2026-11-01', '01:30', NEW_YORK)).toBe('2026-11-01T05:30:00.000Z');
    expect(instantOf('2026-11-01', '09:00', NEW_YORK)).toBe('2026-11-01T14:00:00.000Z');
  });

  test('a day that a zone left out has no times', () => {
    expect(instantOf('2011-12-30', '09:00', 'Pacific/Apia')).toBeNull();
    expect(instantOf('2011-12-31', '09:00', 'Pacific/Apia')).toBe('2011-12-30T19:00:00.000Z');
  });

  test('where half an hour is skipped, only that half hour is missing', () => {
    expect(instantOf('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBeNull();
    expect(instantOf('2026-10-04', '02:30', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
  });

  test('what is no time has no instant', () => {
    expect(instantOf('2026-02-31', '09:00', NEW_YORK)).toBeNull();
    expect(instantOf('2026-03-08', '25:00', NEW_YORK)).toBeNull();
  });

  test('a day begins with the first minute that the clocks show of it', () => {
    expect(startOfDay('2026-03-08', NEW_YORK)).toBe('2026-03-08T05:00:00.000Z');
    expect(startOfDay('2026-03-09', NEW_YORK)).toBe('2026-03-09T04:00:00.000Z');
    expect(startOfDay('2026-03-29', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z'); // 00:00 is skipped
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z'); // all of it is skipped
  });

  test('today is judged in the zone', () => {
    expect(todayIn('Pacific/Kiritimati', '2026-06-30T10:30:00.000Z')).toBe('2026-07-01');
    expect(todayIn('America/Los_Angeles', '2026-07-01T06:59:00.000Z')).toBe('2026-06-30');
  });
});
