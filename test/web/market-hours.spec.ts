import { hoursOf, tightest, valueOf } from '../../web/src/features/admin/analytics/hours/hours.js';

const SATURDAY = 6;
const HOURS = [
  { weekday: 1, hour: 9, bookings: 12, providers: 4 },
  { weekday: 2, hour: 12, bookings: 0, providers: 1 },
  { weekday: SATURDAY, hour: 17, bookings: 7, providers: 2 },
];

describe('the hours of a week', () => {
  test('reach from the first to the last in which there is anything', () => {
    expect(hoursOf(HOURS).map(({ mark }) => mark)).toEqual(['9 AM', '10 AM', '11 AM', '12 PM', '1 PM', '2 PM', '3 PM', '4 PM', '5 PM']);
    expect(hoursOf([])).toEqual([]);
  });

  test('have a figure each', () => {
    expect([valueOf(HOURS, 'bookings')(9, 1), valueOf(HOURS, 'providers')(17, SATURDAY), valueOf(HOURS, 'bookings')(10, 1)]).toEqual([
      12, 2, 0,
    ]);
  });
});

describe('where most bookings come to one provider', () => {
  test('is not where most bookings are', () => {
    expect(tightest(HOURS)).toBe('Saturday at 5 PM: 7 bookings asked for, and 2 providers work then.');
  });

  test('is where nobody works any more, before all others', () => {
    const left = { weekday: 0, hour: 8, bookings: 1, providers: 0 };
    expect(tightest([...HOURS, left])).toBe('Sunday at 8 AM: 1 booking asked for, and nobody works then any more.');
  });

  test('is the one with more of them, where two are alike', () => {
    const alike = { weekday: 3, hour: 10, bookings: 14, providers: 4 };
    expect(tightest([...HOURS, alike])).toMatch('Wednesday at 10 AM: 14 bookings asked for, and 4 providers work then.');
    expect(tightest([{ ...alike, bookings: 1, providers: 1 }])).toMatch('1 booking asked for, and 1 provider works then.');
  });

  test('is nowhere while nobody has asked', () => expect(tightest([HOURS[1]!])).toBeUndefined());
});
