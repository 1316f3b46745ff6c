import { fortnightFrom, fortnightWith, freeIn, monthsOf, nextToLookAt } from '../../web/src/shared/slots/calendar/strip/fortnight.js';
import { rangeLabel, weekdayInitial } from '../../web/src/shared/slots/calendar/strip/strip-words.js';
import { weeksLeft } from '../../web/src/shared/slots/calendar/weeks-left.js';

const TODAY = '2026-11-26';

describe('two weeks of days', () => {
  test('begin today, and each later pair follows the one before', () => {
    expect(fortnightWith(TODAY, TODAY)).toBe(TODAY);
    expect(fortnightWith('2026-12-09', TODAY)).toBe(TODAY);
    expect(fortnightWith('2026-12-10', TODAY)).toBe('2026-12-10');
    expect(fortnightWith('2027-01-06', TODAY)).toBe('2026-12-24');
    expect(fortnightFrom(TODAY)).toHaveLength(14);
    expect(fortnightFrom(TODAY).at(-1)).toBe('2026-12-09');
  });

  test('a day that is over is in the first', () => expect(fortnightWith('2026-11-01', TODAY)).toBe(TODAY));

  test('may lie in two months, also of two years', () => {
    expect(monthsOf('2026-11-10')).toEqual(['2026-11', '2026-11']);
    expect(monthsOf(TODAY)).toEqual(['2026-11', '2026-12']);
    expect(monthsOf('2026-12-24')).toEqual(['2026-12', '2027-01']);
  });

  test('are named by their first and last day, and their columns by initials', () => {
    expect(rangeLabel(fortnightFrom(TODAY))).toMatch(/^Nov 26\s–\sDec 9$/);
    expect(rangeLabel(fortnightFrom('2026-11-02'))).toMatch(/^Nov 2\s–\s15$/);
    expect(weekdayInitial(TODAY)).toBe('T');
  });
});

describe('where nothing of two weeks is free', () => {
  const none = { days: [{ date: '2026-11-27', free: 0 }], nextMonthWithFree: null };

  test('the next free day of the same months comes next', () => {
    const december = {
      days: [
        { date: '2026-12-22', free: 1 },
        { date: '2026-12-20', free: 3 },
      ],
      nextMonthWithFree: null,
    };
    expect(freeIn([none, december])).toEqual(
      new Map([
        ['2026-12-22', 1],
        ['2026-12-20', 3],
      ]),
    );
    expect(nextToLookAt(TODAY, [none, december])).toBe('2026-12-20');
  });

  test('after them the next month that has something', () =>
    expect(nextToLookAt(TODAY, [none, { days: [], nextMonthWithFree: '2027-02' }])).toBe('2027-02-01'));

  test('a free day before them is none to go on to', () => {
    const november = { days: [{ date: '2026-11-20', free: 2 }], nextMonthWithFree: null };
    expect(nextToLookAt(TODAY, [november])).toBeNull();
  });
});

describe('the weeks of a month that are not over', () => {
  test.each([
    ['2026-11', '2026-11-26', 2],
    ['2026-11', '2026-11-30', 1],
    ['2026-11', '2026-11-01', 5],
    ['2026-12', '2026-11-26', 5],
    ['2026-02', '2026-01-31', 4],
    ['2026-08', '2026-08-01', 6],
    ['2028-02', '2028-02-29', 1],
  ])('of %s on %s: %i', (month, today, weeks) => expect(weeksLeft(month, today)).toBe(weeks));
});
