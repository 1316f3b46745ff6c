import {
  activeOf,
  cameAgain,
  cohortLines,
  largestShare,
  monthsOf,
  shareOf,
} from '../../web/src/features/admin/analytics/cohorts/cohorts.js';

const COHORTS = [
  { month: '2026-09', people: 1200, active: [1200, 300, 24] },
  { month: '2026-10', people: 4, active: [4, 4] },
  { month: '2026-11', people: 1, active: [1] },
];

describe('those who came in the same month', () => {
  test('are named by it, with how many they are', () => {
    expect(cohortLines(COHORTS, 'customer')[0]).toEqual({
      key: 0,
      name: 'September 2026, 1,200 customers',
      mark: 'Sep 2026',
      note: '1,200 customers',
    });
    expect(cohortLines(COHORTS, 'provider')[2]!.note).toBe('1 provider');
  });

  test('are looked at as long as the earliest of them has been there', () => {
    expect(monthsOf(COHORTS).map(({ mark }) => mark)).toEqual(['Then', '+1', '+2']);
    expect(monthsOf(COHORTS.slice(2))).toEqual([{ key: 0, name: 'In the same month', mark: 'Then' }]);
  });

  test('have a share in each month that has begun, of all who came', () => {
    expect([shareOf(COHORTS, 0, 0), shareOf(COHORTS, 0, 1), shareOf(COHORTS, 0, 2), shareOf(COHORTS, 0, 3)]).toEqual([100, 25, 2, null]);
    expect(activeOf(COHORTS, 0, 0)).toBe('1,200');
  });

  test('are as strong as the largest share of the months that are compared', () => {
    expect(largestShare(COHORTS.slice(0, 1), 0)).toBe(100);
    expect(largestShare(COHORTS.slice(0, 1), 1)).toBe(25);
    expect(largestShare([], 0)).toBe(1);
  });
});

describe('how many came again in the month after', () => {
  test('is told of those for whom it is over', () => expect(cameAgain(COHORTS)).toEqual({ people: 1200, again: 300 }));
  test('is not told before it is over for anybody', () => expect(cameAgain(COHORTS.slice(1))).toBeUndefined());
});
