import { isIn, wantedDays } from './when.js';

const WEDNESDAY = '2026-11-25';
const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';

describe('a wanted day', () => {
  test.each([
    ['today', WEDNESDAY, [WEDNESDAY]],
    ['tomorrow', WEDNESDAY, ['2026-11-26']],
    ['weekend', WEDNESDAY, [SATURDAY, SUNDAY]],
    ['weekend', SATURDAY, [SATURDAY, SUNDAY]],
    ['weekend', SUNDAY, [SUNDAY]],
    ['wednesday', WEDNESDAY, [WEDNESDAY]],
    ['tuesday', WEDNESDAY, ['2026-12-01']],
    ['sunday', WEDNESDAY, [SUNDAY]],
    ['2026-12-24', WEDNESDAY, ['2026-12-24']],
  ])('"%s" on %s', (day, today, days) => expect(wantedDays(day, today)).toEqual(days));
});

describe('a part of the day', () => {
  test.each([
    [undefined, ['09:00', '11:59', '12:00', '18:00']],
    ['morning' as const, ['09:00', '11:59']],
    ['afternoon' as const, ['12:00']],
    ['evening' as const, ['18:00']],
  ])('"%s"', (part, times) => {
    expect(['09:00', '11:59', '12:00', '18:00'].filter((time) => isIn(part, time))).toEqual(times);
  });
});
