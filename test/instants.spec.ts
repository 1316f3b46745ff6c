import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../src/platform/process/project.js';

interface Instant {
  readonly kind: string;
  readonly at: string;
}

describe('the instants of npm run test:clocks', () => {
  let instants: (count: number, seed: number) => readonly Instant[];

  beforeAll(async () => {
    const url = pathToFileURL(join(projectRoot, 'scripts', 'lib', 'instants.mjs')).href;
    ({ instants } = (await import(url)) as { instants: typeof instants });
  });

  const of = (kind: string) => instants(90, 3).flatMap((one) => (one.kind === kind ? [one.at.slice(0, 10)] : []));

  test('are the same for a seed, and others for another', () => {
    expect(instants(30, 7)).toEqual(instants(30, 7));
    expect(instants(30, 8)).not.toEqual(instants(30, 7));
    expect(instants(5, 7).map(({ kind }) => kind)).toEqual(
      instants(30, 7)
        .slice(0, 5)
        .map(({ kind }) => kind),
    );
  });

  test('are at each hour of the day, and nine in a row of each kind', () => {
    const drawn = instants(24, 5);
    expect(new Set(drawn.map(({ at }) => at.slice(11, 13))).size).toBe(24);
    expect(new Set(drawn.slice(0, 9).map(({ kind }) => kind)).size).toBe(9);
  });

  test('are the days that they say', () => {
    for (const day of of('29 February')) expect(day).toMatch(/-02-29$/);
    for (const day of of('New Year')) expect(day).toMatch(/-01-01$/);
    for (const day of of('the end of a month')) expect(new Date(Date.parse(day) + 86_400_000).getUTCDate()).toBe(1);
    for (const kind of ['clocks go forward', 'clocks go back']) {
      expect(of(kind)).toHaveLength(10);
      for (const day of of(kind)) expect(offset(day, '20:00')).not.toBe(offset(day, '05:00'));
    }
  });

  /** How Chicago's clocks stand at an hour of UTC: the day before they change, and on the day. */
  const offset = (day: string, time: string): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'longOffset' })
      .formatToParts(new Date(`${day}T${time}:00Z`))
      .find(({ type }) => type === 'timeZoneName')!.value;
});
