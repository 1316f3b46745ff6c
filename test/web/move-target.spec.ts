import { isElsewhere, startNear, stepped } from '../../web/src/features/vendor-dashboard/bookings/calendar/grid/move/target.js';

const DAYS = ['2031-05-18', '2031-05-19', '2031-05-20'];
const at = (day: string, hour: number) => ({ day, hour, lane: 1 });

describe('where a booking would stand', () => {
  test('at the nearest start, from nine to six', () => expect([3, 9.4, 9.6, 18.2, 23].map(startNear)).toEqual([9, 9, 10, 18, 18]));

  test('an hour on, or a day, within the days that are shown', () => {
    expect(stepped(at(DAYS[1]!, 10), 'ArrowDown', DAYS)).toEqual(at(DAYS[1]!, 11));
    expect(stepped(at(DAYS[1]!, 9), 'ArrowUp', DAYS)).toEqual(at(DAYS[1]!, 9));
    expect(stepped(at(DAYS[1]!, 10), 'ArrowRight', DAYS)).toEqual(at(DAYS[2]!, 10));
    expect(stepped(at(DAYS[2]!, 10), 'ArrowRight', DAYS)).toEqual(at(DAYS[2]!, 10));
  });

  test('nowhere by another key', () => expect(stepped(at(DAYS[1]!, 10), 'Tab', DAYS)).toBeUndefined());

  test('elsewhere only by another day or hour', () => {
    const booking = { date: DAYS[1]!, time: '10:00' };
    expect([at(DAYS[1]!, 10), at(DAYS[1]!, 11), at(DAYS[2]!, 10)].map((target) => isElsewhere(booking, target))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
