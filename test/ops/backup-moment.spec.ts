import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from '../../src/ops/backup/backup.js';
import { copiedTables } from '../../src/ops/backup/copied-tables.js';
import { Clock } from '../../src/platform/clock.js';
import { newId } from '../../src/platform/ids.js';
import { Config } from '../../src/platform/process/config.js';
import { until } from '../../src/platform/projections/testing/waiting.js';
import { entities } from '../../src/registry.js';
import { settled, TELLING } from '../http/account-support.js';
import { type TestApp, testApp } from '../support/app.js';
import { scratchDirectory } from '../support/test-server.js';

/** Copied after the events and before the keys; nothing below writes to it. */
const HALF_WAY = 'public.demo_load';

/** The copy is held up half-way, and the product goes on. */
describe('a copy that is made while the product is written to', () => {
  const file = join(scratchDirectory(), `moment-${newId()}.tar.gz`);
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await app.member();
    await settled(app, TELLING);
    await app.caughtUp();
  });
  afterAll(async () => {
    await app?.close();
    rmSync(file, { force: true });
  });

  const tables = copiedTables(entities);
  const rowsOfEach = async () => {
    const counts = tables.map(async (name) => {
      const { rows } = await app.database.pool.query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
      return { name, rows: rows[0]!.rows };
    });
    return Promise.all(counts);
  };
  const heldUp = async () => {
    const { rowCount } = await app.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'plumb-and-level backup' and wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  };

  test('is what the database was at one moment: events, keys and plain tables', async () => {
    const before = await rowsOfEach();
    const holder = await app.database.pool.connect();
    await holder.query(`begin; lock table ${HALF_WAY} in access exclusive mode`);
    const parts = { config: app.app.get(Config), databaseUrl: app.database.url, entities, clock: app.app.get(Clock), say: () => undefined };
    const copying = backup(parts, file);
    await until(heldUp);
    await app.member();
    await settled(app, TELLING);
    await holder.query('rollback');
    holder.release();
    const copy = await copying;
    expect(copy.tables.map(({ name, rows }) => ({ name, rows }))).toEqual(before);

    const after = await rowsOfEach();
    const grown = after.filter(({ rows }, index) => rows > before[index]!.rows).map(({ name }) => name);
    expect(grown).toEqual(expect.arrayContaining(['es.events', 'public.subject_keys', 'public.identity_credential']));
    expect(tables.indexOf('es.events')).toBeLessThan(tables.indexOf(HALF_WAY));
    expect(tables.indexOf(HALF_WAY)).toBeLessThan(tables.indexOf('public.identity_credential'));
  });
});
