import { acceptingOf } from './accepting.js';

/** Of so many bookings that waited for so many minutes each. */
const waits = (...told: readonly [minutes: number, bookings: number][]) => acceptingOf(new Map(told));

describe('how long providers took to accept', () => {
  test('is the middle one of an odd number, and halfway between two of an even one', () => {
    expect(waits([90, 1], [4, 1], [11, 1]).minutesToAccept).toBe(11);
    expect(waits([20, 2], [10, 2]).minutesToAccept).toBe(15);
    expect(waits([10, 1], [13, 1]).minutesToAccept).toBe(12);
    expect(waits([20, 1], [10, 3]).minutesToAccept).toBe(10);
  });

  test('of nine of ten is how long the ninth waited, and of fewer the last one', () => {
    expect(waits([5, 8], [60, 1], [900, 1]).slowMinutesToAccept).toBe(60);
    expect(waits([5, 8], [900, 1]).slowMinutesToAccept).toBe(900);
    expect(waits([0, 30])).toEqual({ minutesToAccept: 0, slowMinutesToAccept: 0 });
  });

  test('is nothing where nobody waited', () => {
    expect(waits()).toEqual({ minutesToAccept: null, slowMinutesToAccept: null });
  });
});
