import { healthChecks, type PlatformHealth } from '../../web/src/features/admin/home/health/health-checks.js';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(NOW - ms).toISOString();
const WELL: PlatformHealth = {
  behindSince: null,
  leftOut: [],
  mails: { events: 0, since: null },
  disk: { freeBytes: 41e9, totalBytes: 100e9 },
  databaseBytes: 1.24e9,
  backup: { madeAt: ago(9 * HOUR), bytes: 48.4e6 },
};
const toDo = (change: Partial<PlatformHealth>) =>
  healthChecks({ ...WELL, ...change }, NOW).flatMap(({ name, toDo: what }) => (what === undefined ? [] : [name]));

describe('the health of the platform in words', () => {
  test('where all is well there is nothing to do', () => {
    expect(toDo({})).toEqual([]);
    expect(healthChecks(WELL, NOW).map(({ found }) => found)).toEqual([
      'Up to date.',
      'Nothing: every event was handled.',
      'All have left.',
      'The database has 1.2 GB; 41 GB of 100 GB are free where the product keeps its files.',
      expect.stringMatching(/, 48 MB\.$/),
    ]);
  });

  test.each<[string, Partial<PlatformHealth>, string[]]>([
    ['an event of the last minute is on its way', { behindSince: ago(59_000) }, []],
    ['one that waits for longer is not', { behindSince: ago(60_000) }, ['What the screens show']],
    [
      'each that leaves something out has a line',
      {
        leftOut: [
          { consumer: 'booking.list', streams: 2, since: ago(HOUR), triedAgain: false },
          { consumer: 'identity.follow-rights', streams: 1, since: ago(HOUR), triedAgain: true },
        ],
      },
      ['Left out', 'Left out'],
    ],
    ['a mail that waits', { mails: { events: 1, since: ago(HOUR) } }, ['Mails']],
    ['a tenth of the disk is enough', { disk: { freeBytes: 10, totalBytes: 100 } }, []],
    ['less is not', { disk: { freeBytes: 9, totalBytes: 100 } }, ['Room']],
    ['a disk elsewhere', { disk: null }, []],
    ['a backup of the day before yesterday', { backup: { madeAt: ago(48 * HOUR), bytes: 1 } }, ['Last backup']],
    ['one of a minute later', { backup: { madeAt: ago(48 * HOUR - 60_000), bytes: 1 } }, []],
    ['no backup', { backup: null }, ['Last backup']],
  ])('%s', (_, change, names) => {
    expect(toDo(change)).toEqual(names);
  });
});
