import { aheadWords, isSameClock, minutesAhead, untilOtherWords, untilWords } from '../../web/src/ui/format/clocks.js';

const AUSTIN = 'America/Chicago';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** 1:00 PM on Tuesday in Austin. */
const VISIT = '2026-11-24T19:00:00.000Z';
const at = (instant: string) => untilWords(VISIT, AUSTIN, Date.parse(instant));

describe('how long it is until a visit', () => {
  test.each([
    ['2026-11-24T19:00:00.000Z', 'now'],
    ['2026-11-24T19:40:00.000Z', 'now'],
    ['2026-11-24T18:59:59.999Z', 'in 1 minute'],
    ['2026-11-24T18:59:00.000Z', 'in 1 minute'],
    ['2026-11-24T18:58:59.999Z', 'in 2 minutes'],
    ['2026-11-24T18:20:00.000Z', 'in 40 minutes'],
    ['2026-11-24T18:01:00.000Z', 'in 59 minutes'],
    ['2026-11-24T18:00:59.999Z', 'today at 1:00 PM'],
    // Midnight in Austin, not in London.
    ['2026-11-24T06:00:00.000Z', 'today at 1:00 PM'],
    ['2026-11-24T05:59:59.999Z', 'tomorrow at 1:00 PM'],
    ['2026-11-23T06:00:00.000Z', 'tomorrow at 1:00 PM'],
    ['2026-11-23T05:59:59.999Z', 'in 2 days'],
    ['2026-11-22T06:00:00.000Z', 'in 2 days'],
    ['2026-10-25T12:00:00.000Z', 'in 30 days'],
  ])('at %s: %s', (now, words) => expect(at(now)).toBe(words));

  test('shortly before midnight, the minutes count and not the day', () =>
    expect(untilWords('2026-11-24T06:20:00.000Z', AUSTIN, Date.parse('2026-11-24T05:50:00.000Z'))).toBe('in 30 minutes'));

  test.each([
    ['spring', '2026-03-08T19:00:00.000Z', '2026-03-07T06:00:00.000Z', 'tomorrow at 2:00 PM'],
    ['autumn', '2026-11-01T19:00:00.000Z', '2026-10-31T05:00:00.000Z', 'tomorrow at 1:00 PM'],
    ['a year', '2027-01-01T19:00:00.000Z', '2026-12-30T06:00:00.000Z', 'in 2 days'],
  ])('days are counted by the calendar, where clocks change or a year ends: %s', (_, instant, now, words) =>
    expect(untilWords(instant, AUSTIN, Date.parse(now))).toBe(words),
  );

  test('is said in other words no sooner than it is told', () => {
    const start = Date.parse(VISIT);
    let said = 0;
    for (let now = start - 3 * DAY - 7_777; now < start;) {
      const wait = untilOtherWords(VISIT, now)!;
      expect(wait).toBeGreaterThan(0);
      expect(untilWords(VISIT, AUSTIN, now + wait - 1)).toBe(untilWords(VISIT, AUSTIN, now));
      said += 1;
      now += wait;
    }
    expect(said).toBe(3 * 24 * 60 + 1);
    expect(untilOtherWords(VISIT, start)).toBeNull();
    expect(untilOtherWords(VISIT, start + DAY)).toBeNull();
  });
});

describe('whose clock is meant', () => {
  test.each([
    ['the same zone', VISIT, AUSTIN, AUSTIN, true],
    ['a zone of another name that goes with it', VISIT, AUSTIN, 'America/Mexico_City', true],
    ['that one in summer, when it does not', '2026-07-01T19:00:00.000Z', AUSTIN, 'America/Mexico_City', false],
    ['an hour apart', VISIT, AUSTIN, 'America/New_York', false],
    ['a day apart, at the same hour', VISIT, 'Pacific/Pago_Pago', 'Pacific/Apia', false],
  ])('%s', (_, instant, one, other, same) => expect(isSameClock(instant, one, other)).toBe(same));
});

describe('how far clocks are apart', () => {
  test.each([
    ['America/Los_Angeles', '2026-11-24T19:00:00Z', 120, '2 hours ahead of yours'],
    ['Europe/Berlin', '2026-11-24T19:00:00Z', -420, '7 hours behind yours'],
    // Clocks change on other days there.
    ['Europe/Berlin', '2026-03-20T19:00:00Z', -360, '6 hours behind yours'],
    ['Asia/Kolkata', '2026-11-24T19:00:00Z', -690, '11 hours 30 minutes behind yours'],
    ['Australia/Eucla', '2026-11-24T19:00:00Z', -885, '14 hours 45 minutes behind yours'],
    ['America/New_York', '2026-11-24T05:30:00Z', -60, '1 hour behind yours'],
    ['America/Mexico_City', '2026-11-24T19:00:00Z', 0, ''],
  ])('Austin and %s at %s', (zone, instant, minutes, words) => {
    expect(minutesAhead(AUSTIN, zone, Date.parse(instant))).toBe(minutes);
    expect(aheadWords(minutes)).toBe(words);
  });
});
