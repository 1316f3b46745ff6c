import { briefLabel } from '../../web/src/shared/slots/slot-words.js';

const TUESDAY_NOON = Date.UTC(2026, 10, 24, 12);

describe('a moment in few words', () => {
  test('within the week the weekday will do', () => {
    expect(briefLabel({ date: '2026-11-24', time: '18:00' }, TUESDAY_NOON)).toBe('Tue 6 PM');
    expect(briefLabel({ date: '2026-11-29', time: '10:00' }, TUESDAY_NOON)).toBe('Sun 10 AM');
  });

  test('later the date is named', () => expect(briefLabel({ date: '2026-12-01', time: '12:00' }, TUESDAY_NOON)).toBe('Tue, Dec 1, 12 PM'));

  test('a weekday is never today’s of next week, wherever the reader’s day begins', () => {
    for (const zone of [-11, 14]) {
      const lastMinute = Date.UTC(2026, 10, 24, 24 - zone) - 60_000;
      expect(briefLabel({ date: '2026-12-01', time: '09:00' }, lastMinute)).toBe('Tue, Dec 1, 9 AM');
    }
  });

  test('without a time it is the day', () => expect(briefLabel({ date: '2026-11-24', time: null }, TUESDAY_NOON)).toBe('Tue, Nov 24'));
});
