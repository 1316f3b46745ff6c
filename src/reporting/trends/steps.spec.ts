import { beginningsOf, stepOf } from './steps.js';

const period = (from: string, to: string) => ({ from, to, timeZone: 'UTC' });

test.each([
  ['2026-01-01', '2026-01-01', 'day', ['2026-01-01']],
  ['2026-02-27', '2026-03-02', 'day', ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']],
  // A Thursday; the first week is a short one.
  ['2026-01-01', '2026-02-15', 'week', ['2026-01-01', '2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09']],
  // A Monday is a week's first day, and no second week of its own.
  ['2026-01-05', '2026-02-22', 'week', ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09', '2026-02-16']],
  // A Sunday is a week's last.
  [
    '2026-01-04',
    '2026-02-18',
    'week',
    ['2026-01-04', '2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09', '2026-02-16'],
  ],
  [
    '2025-12-15',
    '2026-07-31',
    'month',
    ['2025-12-15', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01'],
  ],
])('from %s to %s by %s', (from, to, step, beginnings) => {
  expect(stepOf(period(from, to))).toBe(step);
  expect(beginningsOf(period(from, to))).toEqual(beginnings);
});

test.each([
  ['2026-01-01', '2026-02-14', 'day'],
  ['2026-01-01', '2026-02-15', 'week'],
  ['2026-01-01', '2026-07-29', 'week'],
  ['2026-01-01', '2026-07-30', 'month'],
])('the step changes after 45 days and after 30 weeks: %s to %s', (from, to, step) => {
  expect(stepOf(period(from, to))).toBe(step);
});
