import { Random } from '../../src/demo/market/random.js';
import { addDays } from '../../src/platform/time/calendar.js';
import { instantOf } from '../../src/platform/time/wall-clock.js';
import { START_TIMES } from '../../src/scheduling/slots/slots.decisions.js';
import { achieved, figure, FULL, SEED } from '../support/figure.js';

const FIRST = 2025;
const YEARS = figure({ small: 2, full: 16 });
const ALL = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
/** All of them in the trust run; in `npm test` a few that are drawn, and those whose clocks have changed in odd ways. */
const ODD = ['America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Antarctica/Troll', 'Pacific/Apia', 'Asia/Kathmandu'];
const ZONES = FULL ? ALL : [...new Set([...ODD, ...new Random(SEED).shuffled(ALL).slice(0, figure({ small: 6, full: ALL.length }))])];

const DAYS = Array.from({ length: (Date.UTC(FIRST + YEARS, 0, 1) - Date.UTC(FIRST, 0, 1)) / 86_400_000 }, (_, day) =>
  addDays(`${FIRST}-01-01`, day),
);
const MINUTE = 60_000;

/**
 * The offsets of a zone, read in another way than the code that is tested reads them: "GMT+05:45".
 */
class Offsets {
  private readonly format: Intl.DateTimeFormat;
  constructor(zone: string) {
    this.format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  }

  /** Minutes ahead of UTC at an instant. */
  at(ms: number): number {
    const { value } = this.format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')!;
    const [, sign, hours, minutes = '0'] = /^GMT(?:([+-])(\d\d):?(\d\d)?)?/.exec(value)!;
    return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  }
}

describe(`every start of a job, from 09:00 to 18:00, each day of ${FIRST} to ${FIRST + YEARS - 1} (seed ${SEED})`, () => {
  let starts = 0;
  afterAll(() => achieved(13, { zones: ZONES.length, years: YEARS, starts }));

  test.each(ZONES)('exists once in %s', (zone) => {
    const offsets = new Offsets(zone);
    const wrong: string[] = [];
    let before = offsets.at(Date.parse(`${DAYS[0]!}T00:00:00Z`) - 14 * 60 * MINUTE);
    for (const day of DAYS) {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      // No zone is further than 14 hours from UTC: whatever the clocks do on this day, they do between these two.
      const after = offsets.at(midnight + 36 * 60 * MINUTE);
      const ways = before === after ? [before] : [before, after];
      for (const time of START_TIMES) {
        const shown = midnight + Number(time.slice(0, 2)) * 60 * MINUTE;
        const instants = ways
          .map((offset) => shown - offset * MINUTE)
          .filter((ms, index) => ways.length === 1 || offsets.at(ms) === ways[index]);
        const [expected] = instants;
        if (instants.length !== 1 || instantOf(day, time, zone) !== new Date(expected!).toISOString()) wrong.push(`${day} ${time}`);
        starts++;
      }
      // 14 hours before the next day.
      before = offsets.at(midnight + 10 * 60 * MINUTE);
    }
    expect(wrong).toEqual([]);
  });
});
