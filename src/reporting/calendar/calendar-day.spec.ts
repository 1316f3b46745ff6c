import { DEFAULT_VENDOR_SETTINGS } from '../../vendor-onboarding/index.js';
import { type Booked, dayFigures, daysFrom, type KeptHour } from './calendar-day.js';

const DAY = '2026-11-24';
const NEXT = '2026-11-25';
const hours = Array.from({ length: 7 }, () => [{ from: 9, to: 12 }]);
const facts = {
  settings: { ...DEFAULT_VENDOR_SETTINGS, weeklyHours: hours, lanes: 3 },
  timeZone: 'America/Chicago',
  now: '2026-11-20T15:30:00.000Z',
};

const job = (id: string, other: Partial<Booked> = {}): Booked => ({
  id,
  status: 'confirmed',
  date: DAY,
  time: '09:00',
  durationMinutes: 60,
  proposal: null,
  ...other,
});
const kept = (holder: string, lane: number, ...of: number[]): KeptHour[] => of.map((hour) => ({ date: DAY, lane, hour, holder }));
const figures = (booked: Booked[], hoursKept: KeptHour[]) => dayFigures(DAY, { booked, kept: hoursKept }, facts);

describe('a day of the calendar', () => {
  test('counts what is booked for it, and what of that waits for an answer', () => {
    const booked = [job('a'), job('b', { status: 'pending' }), job('c', { status: 'completed' }), job('d', { date: NEXT })];
    expect(figures(booked, [])).toMatchObject({ jobs: 3, pending: 1, proposed: 0 });
  });

  test('has the less room, the more hours its bookings have', () => {
    expect(figures([job('a'), job('b')], [...kept('a', 0, 9), ...kept('b', 1, 9, 10)])).toMatchObject({
      freeHours: 6,
      hours: [
        { hour: 9, taken: 2, lanes: 3, free: 1 },
        { hour: 10, taken: 1, lanes: 3, free: 2 },
        { hour: 11, taken: 0, lanes: 3, free: 3 },
      ],
    });
  });

  test('keeps room for a time that is proposed, which is no job of that day yet', () => {
    const moved = job('a', { date: NEXT, proposal: { id: 'p', date: DAY, time: '10:00' } });
    expect(figures([moved], kept('p', 0, 10))).toMatchObject({ jobs: 0, proposed: 1, freeHours: 8 });
  });

  test('counts for nothing what a customer holds while they book', () => {
    expect(figures([], kept('hold', 0, 10))).toMatchObject({ jobs: 0, freeHours: 9 });
  });

  test('shows the hours of work behind the working hours, and not those of the break', () => {
    const late = job('a', { time: '12:00', durationMinutes: 90 });
    expect(figures([late], kept('a', 0, 12, 13, 14)).hours.map(({ hour }) => hour)).toEqual([9, 10, 11, 12, 13]);
  });
});

describe('the days that are asked for', () => {
  test('are all from the first to the last', () =>
    expect(daysFrom('2026-11-30', '2026-12-02')).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']));

  test('end after they begin, and are at most 7', () => {
    expect(() => daysFrom('2026-11-30', '2026-11-29')).toThrow(
      expect.objectContaining({ fields: { to: 'The last day must not be before the first' } }),
    );
    expect(daysFrom('2026-11-27', '2026-12-03')).toHaveLength(7);
    expect(() => daysFrom('2026-11-27', '2026-12-04')).toThrow(expect.objectContaining({ fields: { to: 'Choose at most 7 days' } }));
  });
});
