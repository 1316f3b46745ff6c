import { rowsOf } from '../../web/src/features/vendor-dashboard/settings/days/rows-of-days.js';

const closed = (date: string, note: string | null = null) => ({ date, hours: [], note });

describe('days with hours of their own', () => {
  test('are one row as long as they follow each other, over the end of a month and a change of the clocks', () => {
    const days = ['2026-10-31', '2026-11-01', '2026-11-02'].map((date) => closed(date, 'Away'));
    expect(rowsOf(days)).toEqual([{ ...closed('2026-10-31', 'Away'), until: '2026-11-02' }]);
  });

  test('are as many at most as can be changed at once', () => {
    const days = Array.from({ length: 100 }, (_, after) => closed(new Date(Date.UTC(2027, 0, 1 + after)).toISOString().slice(0, 10)));
    expect(rowsOf(days).map(({ date, until }) => [date, until])).toEqual([
      ['2027-01-01', '2027-04-02'],
      ['2027-04-03', '2027-04-10'],
    ]);
  });

  test('are several where a day lies between, or hours or note differ', () => {
    const open = { date: '2026-12-26', hours: [{ from: 9, to: 12 }], note: null };
    const days = [closed('2026-12-22'), closed('2026-12-24'), closed('2026-12-25', 'Christmas'), open];
    expect(rowsOf(days).map(({ date, until }) => [date, until])).toEqual(days.map(({ date }) => [date, date]));
  });
});
