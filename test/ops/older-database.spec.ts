import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openPool } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { applyAll } from '../../src/platform/migrations/migrate.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { SubjectKeys } from '../../src/platform/personal-data/subject-keys.js';
import { buildServer } from '../support/build-server.js';
import { runOps } from '../support/run-ops.js';
import { scratchDirectory, TEST_SERVER } from '../support/test-server.js';

/** Its product may be running: nothing is migrated under it. */
describe('a database that an older build works on', () => {
  const masterKey = randomBytes(32);
  const folder = mkdtempSync(join(scratchDirectory(), 'older-'));
  const copy = join(folder, 'copy.tar.gz');
  let older: string;
  let pool: pg.Pool;
  beforeAll(async () => {
    await buildServer();
    older = await empty();
    await applyAll(older, '0003-visitors-reports');
    pool = openPool(older, { max: 1 });
    await keys(pool).make(['somebody']);
  });
  afterAll(async () => {
    await pool?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const empty = () => databaseNamed(`older_${newId().slice(-12)}`, process.env[TEST_SERVER]!);
  const keys = (database: pg.Pool) => new SubjectKeys(database, [{ version: 1, key: masterKey }]);
  const ops = (DATABASE_URL: string, ...args: readonly string[]) => {
    const secrets = { MASTER_KEY: masterKey.toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
    return runOps({ DATABASE_URL, ERASURES_FILE: join(folder, 'erasures'), ...secrets }, args);
  };
  const applied = async () => (await pool.query<{ name: string }>('select name from mikro_orm_migrations')).rows.length;

  test('is copied as it is, and the copy can be restored', async () => {
    expect(await ops(older, 'backup', '--to', copy)).toMatchObject({ code: 0 });
    expect(await applied()).toBe(3);
    const newer = await empty();
    expect(await ops(newer, 'restore', copy)).toMatchObject({ code: 0 });
    const restored = openPool(newer, { max: 1 });
    const found = (await keys(restored).find(['somebody'])).get('somebody');
    await restored.end();
    expect(found).not.toBeNull();
  });

  test.each([[['parked']], [['retry', 'identity.accounts']]])('is not changed by %p', async (command) => {
    expect(await ops(older, ...command)).toEqual({
      code: 1,
      said: expect.stringContaining('Start the product once; nothing was changed.'),
    });
    expect(await applied()).toBe(3);
  });

  test('an empty one is not taken for one: there is nothing to copy, and nothing is parked', async () => {
    const fresh = await empty();
    expect(await ops(fresh, 'backup', '--to', join(folder, 'none'))).toEqual({
      code: 1,
      said: expect.stringContaining('There is nothing to copy'),
    });
    expect(await ops(fresh, 'parked')).toEqual({ code: 1, said: expect.stringContaining('Start the product once') });
  });
});
