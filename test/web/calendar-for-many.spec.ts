import { isForMany, lanesShown } from '../../web/src/features/vendor-dashboard/bookings/calendar/lanes/lanes.js';
import { fullSpans, roomWords } from '../../web/src/features/vendor-dashboard/bookings/calendar/overview/fullness.js';
import { laneLabel } from '../../web/src/features/vendor-dashboard/lane-label.js';

const work = (...lanes: (number | null)[]) => lanes.map((lane) => ({ lane }));

describe('the lanes of a calendar', () => {
  test('are those of the provider, with work or without', () => {
    expect(lanesShown(3, [])).toEqual([1, 2, 3]);
    expect(lanesShown(3, work(2, 2))).toEqual([1, 2, 3]);
  });

  test('are more where one that was given up still has work, and where work has none', () => {
    expect(lanesShown(1, work(1, 3))).toEqual([1, 2, 3]);
    expect(lanesShown(2, work(null, 1))).toEqual([1, 2, null]);
  });

  test('are too many to be read in a week from the third on', () => {
    expect([1, 2, 3, 6].map((lanes) => isForMany(lanes))).toEqual([false, false, true, true]);
    expect(isForMany(1, work(1, 3))).toBe(true);
  });

  test('are called by their numbers', () => expect([1, 12, null].map(laneLabel)).toEqual(['Lane 1', 'Lane 12', 'No lane']));
});

describe('how full a day is', () => {
  test('is said in hours of all lanes, and not where none can be had any more', () => {
    expect(roomWords(14)).toEqual({ seen: '14 h free', heard: '14 hours free' });
    expect(roomWords(1)).toEqual({ seen: '1 h free', heard: '1 hour free' });
    expect(roomWords(0)).toEqual({ seen: 'Full', heard: 'full' });
    expect(roomWords(null)).toBeNull();
  });

  test('is told from hour to hour where all lanes are taken', () => {
    const hours = [6, 6, 5, 6, 6].map((taken, index) => ({ hour: 9 + index, taken, lanes: 6 }));
    expect(fullSpans(hours)).toEqual([
      { from: 9, to: 11 },
      { from: 12, to: 14 },
    ]);
    // A day with a long break: what stands next to each other in the list is not next to each other.
    expect(
      fullSpans([
        { hour: 9, taken: 1, lanes: 1 },
        { hour: 14, taken: 1, lanes: 1 },
      ]),
    ).toEqual([
      { from: 9, to: 10 },
      { from: 14, to: 15 },
    ]);
    // With lanes that were given up, more may be taken than there are, and others free.
    expect(fullSpans([{ hour: 9, taken: 3, lanes: 4 }])).toEqual([]);
  });
});
