import fc from 'fast-check';
import { addDays } from '../../platform/time/calendar.js';
import { isIn } from '../../platform/time/when.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../vendor-onboarding/index.js';
import { isFree, slotsOf } from '../slots/slots.decisions.js';
import { daysWanted, longestJob, type TakenLane, type Working } from './longest-job.decisions.js';

const WEDNESDAY = '2026-11-25';

describe('a wanted day', () => {
  test('is that of the zone, without what has passed and what its clocks skip', () => {
    const now = '2026-11-25T03:30:00.000Z'; // Tuesday, 19:30 in Los Angeles
    const [angeles] = daysWanted({ day: 'today' }, 'America/Los_Angeles', now);
    expect(angeles).toEqual({ date: '2026-11-24', ahead: 0, starts: [] });
    const [kathmandu] = daysWanted({ day: 'today', part: 'morning' }, 'Asia/Kathmandu', now); // Wednesday, 09:15
    expect(kathmandu).toEqual({
      date: WEDNESDAY,
      ahead: 0,
      starts: [
        { hour: 10, hoursAhead: 0.75 },
        { hour: 11, hoursAhead: 1.75 },
      ],
    });
  });
});

describe('the longest job that fits', () => {
  const intervals = fc
    .uniqueArray(fc.integer({ min: 6, max: 24 }), { minLength: 2, maxLength: 6 })
    .map((hours) => hours.sort((a, b) => a - b))
    .map((hours) => Array.from({ length: Math.floor(hours.length / 2) }, (_, at) => ({ from: hours[2 * at]!, to: hours[2 * at + 1]! })));
  const working: fc.Arbitrary<Working> = fc.record({
    weeklyHours: fc.array(intervals, { minLength: 7, maxLength: 7 }),
    days: fc.option(intervals, { nil: undefined }).map((own): Working['days'] => (own ? { [WEDNESDAY]: own } : {})),
    lanes: fc.integer({ min: 1, max: 3 }),
    bufferMinutes: fc.constantFrom(0, 15, 30, 60, 120),
    horizonDays: fc.integer({ min: 1, max: 3 }),
    advanceNoticeHours: fc.integer({ min: 0, max: 24 }),
  });
  const hoursTaken = fc.integer({ min: 0, max: 2 ** 28 - 1 });
  const taken = fc.array(fc.record({ lane: fc.nat(3), hours: fc.tuple(hoursTaken, hoursTaken).map(([a, b]) => a & b) }), { maxLength: 4 });

  test('says for every duration what the ten slots say', () => {
    const cases = { yes: 0, no: 0 };
    fc.assert(
      fc.property(
        working,
        taken,
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom(undefined, 'morning' as const, 'afternoon' as const, 'evening' as const),
        fc.constantFrom('America/Chicago', 'Asia/Kathmandu'),
        fc.integer({ min: -1, max: 4 }),
        fc.integer({ min: 0, max: 95 }),
        (given, lanes, durationMinutes, part, timeZone, ahead, quarter) => {
          const now = new Date(Date.parse(`${addDays(WEDNESDAY, -ahead)}T00:00:00Z`) + quarter * 900_000).toISOString();
          const { advanceNoticeHours, ...hours } = given;
          const availability = { ...DEFAULT_VENDOR_SETTINGS.availability, advanceNoticeHours };
          const settings = { ...DEFAULT_VENDOR_SETTINGS, ...hours, availability };
          const slots = slotsOf(WEDNESDAY, lanes.map(hoursOfMask), { settings, timeZone, durationMinutes, now });
          const free = slots.some((slot) => isFree(slot) && isIn(part, slot.time));
          const [day] = daysWanted({ day: WEDNESDAY, part }, timeZone, now);
          cases[free ? 'yes' : 'no']++;
          expect(durationMinutes <= longestJob(day!, lanes, given)).toBe(free);
        },
      ),
      { numRuns: 1000 },
    );
    expect(Math.min(cases.yes, cases.no)).toBeGreaterThan(50);
  });

  const hoursOfMask = ({ lane, hours }: TakenLane) => ({
    lane,
    hours: Array.from({ length: 32 }, (_, hour) => hour).filter((hour) => ((hours >>> hour) & 1) === 1),
  });
});
