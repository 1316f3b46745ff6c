import { partsOf, sinceTheFirst } from '../../web/src/features/vendor-dashboard/earnings/months/earned-months.js';
import { monthColumns } from '../../web/src/features/vendor-dashboard/month-columns.js';
import { columnSpan } from '../../web/src/ui/charts/chart.js';

const YEAR = Array.from({ length: 12 }, (_, index) => ({ month: `2026-${String(index + 1).padStart(2, '0')}`, bookings: index }));
const columns = (months: typeof YEAR, open = false) => monthColumns(months, { open, valuesOf: ({ bookings }) => [bookings] });

describe('a column for each month', () => {
  test('is named in full, and below the axis by its month alone', () => {
    expect(columns(YEAR.slice(8, 10))).toEqual([
      { key: '2026-09', name: 'September 2026', mark: 'Sep', values: [8] },
      { key: '2026-10', name: 'October 2026', mark: 'Oct', values: [9] },
    ]);
  });

  test('says the year below the axis once a name could be that of two months', () => {
    expect(columns(YEAR).map(({ mark }) => mark)).toContain('May');
    expect(columns([...YEAR, { month: '2027-01', bookings: 1 }]).map(({ mark }) => mark)).toContain('Jan 27');
  });

  test('says that the last one is not over yet, and no other', () => {
    expect(columns(YEAR.slice(0, 2), true).map(({ name }) => name)).toEqual(['January 2026', 'February 2026, so far']);
    expect(columnSpan(columns(YEAR, true))).toBe('January 2026 to December 2026, so far');
  });
});

describe('the months of earnings', () => {
  const nothing = { completedCents: 0, cancellationFeesCents: 0, refundedCents: 0 };
  const months = [
    { month: '2026-08', ...nothing },
    { month: '2026-09', ...nothing, refundedCents: 500 },
    { month: '2026-10', ...nothing },
    { month: '2026-11', ...nothing, completedCents: 900 },
  ];

  test('begin with the first in which there was anything, were it only a refund', () => {
    expect(sinceTheFirst(months)).toEqual(months.slice(1));
    expect(sinceTheFirst(months.slice(2))).toEqual(months.slice(3));
    expect(sinceTheFirst([months[0]!, months[2]!])).toEqual([]);
  });

  test('have what was refunded below zero, and a zero without a sign', () => {
    expect(partsOf(months[1]!)).toEqual([0, 0, -500]);
    expect(Object.is(partsOf(months[0]!)[2], 0)).toBe(true);
  });
});
