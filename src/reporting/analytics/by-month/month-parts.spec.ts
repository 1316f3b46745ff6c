import { monthParts } from './month-parts.js';

describe('days cut where months begin', () => {
  test('are whole months in the middle, and what is left of the first and the last', () => {
    expect(monthParts({ from: '2031-12-31', to: '2032-03-02' })).toEqual([
      { month: '2031-12', from: '2031-12-31', to: '2031-12-31', whole: false },
      { month: '2032-01', from: '2032-01-01', to: '2032-01-31', whole: true },
      { month: '2032-02', from: '2032-02-01', to: '2032-02-29', whole: true },
      { month: '2032-03', from: '2032-03-01', to: '2032-03-02', whole: false },
    ]);
  });

  test('of a month are that month, to the day', () => {
    expect(monthParts({ from: '2031-02-01', to: '2031-02-28' })).toEqual([
      { month: '2031-02', from: '2031-02-01', to: '2031-02-28', whole: true },
    ]);
    expect(monthParts({ from: '2031-02-02', to: '2031-02-28' })).toMatchObject([{ whole: false }]);
    expect(monthParts({ from: '2031-02-01', to: '2031-02-27' })).toMatchObject([{ whole: false }]);
  });
});
