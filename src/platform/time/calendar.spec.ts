import fc from 'fast-check';
import { addDays, addMonths, daysBetween, daysOfMonth, isDay, isMonth, nextMonth, weekdayOf } from './calendar.js';

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days of the calendar', () => {
  test.each([
    '0000-01-01',
    '9999-12-31',
    '2031-02-31',
    '2031-02-29',
    '2031-13-01',
    '2031-00-10',
    '2031-1-1',
    '31-01-01',
    '2031-01-01T00:00',
    '',
    20310101,
    null,
  ])('%p is no day', (text) => expect(isDay(text)).toBe(false));

  test('every day that a calendar has is one', () => fc.assert(fc.property(day, (date) => isDay(date))));

  test('days are added across months, years and changes of the clocks', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  });

  test('adding days and counting them agree', () =>
    fc.assert(fc.property(day, fc.integer({ min: -400, max: 400 }), (from, days) => daysBetween(from, addDays(from, days)) === days)));

  test('a month has its days', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(daysOfMonth('2026-11').at(-1)).toBe('2026-11-30');
    expect(nextMonth('2026-12')).toBe('2027-01');
    expect(addMonths('2026-03', -5)).toBe('2025-10');
    expect(isMonth('2026-13')).toBe(false);
  });

  test('weekdays start at Sunday', () => expect(weekdayOf('2026-11-22')).toBe(0));
});
