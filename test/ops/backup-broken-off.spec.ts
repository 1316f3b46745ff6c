import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { until } from '../../src/platform/projections/testing/waiting.js';
import { buildServer } from '../support/build-server.js';
import { type TestDatabase, testDatabase } from '../support/postgres.js';
import { launchOps } from '../support/run-ops.js';
import { scratchDirectory } from '../support/test-server.js';

/** It is held up half-way, as by a table that takes long. */
describe('a copy that is broken off half-way', () => {
  const folder = mkdtempSync(join(scratchDirectory(), 'broken-off-'));
  let database: TestDatabase;
  let holder: pg.PoolClient;
  beforeAll(async () => {
    await buildServer();
    database = await testDatabase();
  });
  beforeEach(async () => {
    holder = await database.pool.connect();
    await holder.query('begin; lock table demo_load in access exclusive mode');
  });
  afterEach(async () => {
    await holder.query('rollback');
    holder.release();
  });
  afterAll(async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const waiting = `from pg_stat_activity where datname = current_database() and application_name = 'plumb-and-level backup' and wait_event_type = 'Lock'`;
  const begun = async () => {
    const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
    const settings = { DATABASE_URL: database.url, ERASURES_FILE: join(folder, 'erasures'), ...secrets };
    const copying = launchOps(settings, ['backup', '--to', join(folder, 'copy.tar.gz')]);
    await until(async () => (await database.pool.query(`select ${waiting}`)).rowCount === 1);
    expect(readdirSync(folder)).toContain('copy.tar.gz.unfinished');
    return copying;
  };

  test('by Ctrl-C leaves nothing behind, and says so', async () => {
    const { kill, ended } = await begun();
    kill('SIGINT');
    expect(await ended).toMatchObject({ code: 1, said: expect.stringMatching(/\n\nStopped\. There is no copy\.\n\n$/) });
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  test('by the loss of its connection leaves nothing behind, and says so in a sentence', async () => {
    const { ended } = await begun();
    await database.pool.query(`select pg_terminate_backend(pid) ${waiting}`);
    const { code, said } = await ended;
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(/The connection to the database was lost \(.*\)\. Try again\./),
    });
    expect(said).not.toMatch(/^ {4}at /m);
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
  });
});
