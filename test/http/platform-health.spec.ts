import { globSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from '../../src/ops/backup/backup.js';
import { ManualClock } from '../../src/platform/clock.js';
import { Config } from '../../src/platform/process/config.js';
import { entities } from '../../src/registry.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { scratchDirectory } from '../support/test-server.js';
import { by } from './booking-support.js';

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await testApp({ config: { dataDirectory: scratchDirectory() } });
  admin = await app.member({ roles: ['admin'] });
  await app.caughtUp();
});
afterAll(() => app.close());

const health = async () => (await by(app, admin).get('/admin/health').expect(200)).body;
const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const SINCE = '2026-03-04T10:00:00.000Z';

describe('the health of the platform', () => {
  test('begins well, without a backup', async () => {
    expect(await health()).toEqual({
      behindSince: null,
      leftOut: [],
      mails: { events: 0, since: null },
      disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
      databaseBytes: expect.any(Number),
      backup: null,
    });
    const { disk, databaseBytes } = await health();
    expect(disk.freeBytes).toBeGreaterThan(0);
    expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes);
    expect(databaseBytes).toBeGreaterThan(1_000_000);
  });

  test('names the first event that the read tables lack', async () => {
    const { rows } = await query('select position from projection_checkpoint');
    const { rows: events } = await query(`select position, meta->>'at' as at from es.events order by position`);
    await query('update projection_checkpoint set position = $1', ['']);
    expect((await health()).behindSince).toBe(events[0].at);
    await query('update projection_checkpoint set position = $1', [rows[0].position]);
    expect((await health()).behindSince).toBeNull();
  });

  test('tells what is left out by whom since when, and mails apart from it', async () => {
    const parked = (projection: string, stream: string, since: string, again: boolean, isParked = true) =>
      query(
        `insert into projection_parked (projection, stream, position, version, attempts, parked, try_again, since) values ($1, $2, '', 0, 3, $3, $4, $5)`,
        [projection, stream, isParked, again, since],
      );
    await parked('booking.list', 'booking-1', SINCE, true);
    await parked('booking.list', 'booking-2', '2026-03-04T11:00:00.000Z', false);
    await parked('booking.list', 'booking-3', '2026-03-04T09:00:00.000Z', false, false);
    const waits = (reaction: string, stream: string, since: string) =>
      query(
        `insert into reaction_parked (reaction, stream, version, attempts, try_again_at, since) values ($1, $2, 0, 1, now() + interval '1 day', $3)`,
        [reaction, stream, since],
      );
    await waits('identity.follow-rights', 'account-1', '2026-03-04T08:00:00.000Z');
    await waits('identity.send-account-mails', 'account-2', '2026-03-04T12:00:00.000Z');
    await waits('booking.tell-both-sides', 'booking-1', SINCE);
    expect(await health()).toMatchObject({
      leftOut: [
        { consumer: 'identity.follow-rights', streams: 1, since: '2026-03-04T08:00:00.000Z', triedAgain: true },
        { consumer: 'booking.list', streams: 2, since: SINCE, triedAgain: false },
      ],
      mails: { events: 2, since: SINCE },
    });
    await query('delete from projection_parked');
    await query('delete from reaction_parked');
  });

  test('knows which reactions send mails', () => {
    const sending = globSync('src/**/*.reaction.ts').filter((file) =>
      /private readonly \w+: (Notices|\w+Mails)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(sending.length).toBeGreaterThan(4);
    expect(sending.filter((file) => !readFileSync(file, 'utf8').includes('sendsMail: true'))).toEqual([]);
  });

  test('knows when the last copy of the whole was made', async () => {
    const folder = mkdtempSync(join(scratchDirectory(), 'health-'));
    const parts = { config: app.app.get(Config), databaseUrl: app.database.url, entities, say: () => undefined };
    const copyMadeAt = async (at: string) => {
      await backup({ ...parts, clock: new ManualClock(at) }, join(folder, at));
      return statSync(join(folder, at)).size;
    };
    await copyMadeAt('2026-03-01T03:00:00.000Z');
    const bytes = await copyMadeAt('2026-03-02T03:00:00.000Z');
    expect((await health()).backup).toEqual({ madeAt: '2026-03-02T03:00:00.000Z', bytes });
  });
});
