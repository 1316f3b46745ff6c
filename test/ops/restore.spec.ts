import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { MakeCalendarAddress } from '../../src/calendar-address/own/make-address.command.js';
import { backup } from '../../src/ops/backup/backup.js';
import { plainTables } from '../../src/ops/backup/copied-tables.js';
import { restore } from '../../src/ops/backup/restore.js';
import { leftAside, setAside } from '../../src/ops/backup/set-aside.js';
import { SystemClock } from '../../src/platform/clock.js';
import { connect } from '../../src/platform/database/connect.js';
import { openPool } from '../../src/platform/database/database.js';
import type { Position } from '../../src/platform/events/recorded.js';
import { newId } from '../../src/platform/ids.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { ErasureList } from '../../src/platform/personal-data/erasure-list.js';
import type { Config } from '../../src/platform/process/config.js';
import { until } from '../../src/platform/projections/testing/waiting.js';
import { entities } from '../../src/registry.js';
import { ApplyAsVendor } from '../../src/vendor-onboarding/index.js';
import { door } from '../http/identity-support.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { testConfig } from '../support/config.js';
import { runAdminCreate, runOps } from '../support/run-ops.js';
import { startServer } from '../support/server-process.js';
import { scratchDirectory, TEMPLATE, TEST_SERVER } from '../support/test-server.js';
import { applicant } from '../support/vendors.js';

const ADA = 'ada@example.test';
const EVE = 'eve@example.test';

/** The copy has Ada; the database has Eve too, who came after it. */
describe('a restore', () => {
  const secrets = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
  const folder = mkdtempSync(join(scratchDirectory(), 'restore-'));
  const copy = join(folder, 'copy.tar.gz');
  const written = `written_${newId().slice(-12)}`;
  const databases: string[] = [];
  let config: Config;
  let url: string;
  let client: pg.Client;

  beforeAll(async () => {
    await buildServer();
    config = testConfig({ ...secrets, erasuresFile: join(folder, 'erasures') });
    url = await made(written, TEMPLATE);
    await withApp(async (app) => {
      const { userId } = await app.member({ email: ADA });
      await app.execute(new ApplyAsVendor(userId, applicant()));
      await app.execute(new MakeCalendarAddress(userId));
      await backup({ config, databaseUrl: url, entities, clock: new SystemClock(), say: () => undefined }, copy);
      await app.member({ email: EVE });
    });
  });
  beforeEach(async () => {
    config = testConfig({ ...secrets, erasuresFile: join(folder, `erasures-${newId()}`) });
    url = await made(`restore_${newId().slice(-12)}`, written);
    client = await connect(url);
  });
  afterEach(() => client.end());
  afterAll(async () => {
    const server = await connect(process.env[TEST_SERVER]!);
    for (const name of databases) await server.query(`drop database ${name} with (force)`);
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const made = (name: string, template: string) => {
    databases.push(name);
    return databaseNamed(name, process.env[TEST_SERVER]!, template);
  };
  const withApp = async (work: (app: TestApp) => Promise<unknown>) => {
    const pool = openPool(url, { application_name: 'test' });
    const app = await testApp({ config, database: { url, pool, drop: () => pool.end() } });
    try {
      await work(app);
    } finally {
      await app.close();
    }
  };
  const signsIn = (email: string, status: number) => withApp((app) => door(app).signIn(email).expect(status));
  /** What it said. */
  const restored = async (changed: { file?: string; mayReplace?: () => Promise<boolean>; say?: (text: string) => void } = {}) => {
    const said: string[] = [];
    const { file = copy, mayReplace = () => Promise.resolve(true), say = (text: string) => said.push(text) } = changed;
    await restore({ config, database: { url, ownerUrl: url }, entities, clock: new SystemClock(), say, mayReplace }, file);
    return said.join('\n');
  };
  const mustNotBeAsked = () => Promise.reject(new Error('asked'));
  const settings = () => ({
    DATABASE_URL: url,
    ERASURES_FILE: config.erasuresFile,
    MASTER_KEY: secrets.masterKey.toString('base64'),
    TOKEN_SECRET: secrets.tokenSecret,
  });
  /** As a process leaves it that is killed once the copy is in. */
  const cutShortAfterTheCopy = () =>
    expect(
      restored({
        say: (text) => {
          if (/events? (is|are) gone/.test(text)) throw new Error('killed');
        },
      }),
    ).rejects.toThrow('killed');

  test('that was cut short keeps everything else from the database, until it is run again', async () => {
    await setAside(client, plainTables(entities));
    const sentence = 'A restore of this database was cut short. Run it again';
    await expect(startServer(settings())).rejects.toThrow(sentence);
    const refused = { code: 1, said: expect.stringContaining(sentence) };
    const admin = ['--email', ADA, '--name', 'Ada'];
    expect(await runAdminCreate({ ...settings(), ADMIN_PASSWORD: PASSWORD }, admin)).toEqual(refused);
    for (const command of ['backup', 'parked']) expect(await runOps(settings(), [command])).toEqual(refused);
    expect(await runOps(settings(), ['restore', copy])).toEqual({
      code: 1,
      said: expect.stringContaining('what was there before is back'),
    });
    await signsIn(EVE, 200);
  });

  test('that is run again once its copy was in finishes, and puts nothing back', async () => {
    await cutShortAfterTheCopy();
    await expect(startServer(settings())).rejects.toThrow('cut short');
    // Somebody may have come all the same: an older build does not ask.
    await withApp((app) => app.member({ email: 'later@example.test' }));
    expect(await restored({ mayReplace: mustNotBeAsked })).toContain('This copy has come in already');
    expect(await leftAside(client)).toBeUndefined();
    for (const [email, status] of [
      [ADA, 200],
      ['later@example.test', 200],
      [EVE, 401],
    ] as const)
      await signsIn(email, status);
  });

  test('ends each calendar address: one may have been switched off since', async () => {
    const addresses = async () => (await client.query('select from calendar_address')).rowCount;
    expect(await addresses()).toBe(1);
    await restored();
    expect(await addresses()).toBe(0);
  });

  test('waits for who has just been stopped', async () => {
    const leaving = await connect(url, { application_name: 'plumb-and-level' });
    const said: string[] = [];
    const say = (text: string) => {
      said.push(text);
      if (text.includes('waiting for them to leave')) void leaving.end();
    };
    await restored({ say });
    expect(said).toContainEqual(expect.stringContaining('waiting for them to leave'));
    await signsIn(ADA, 200);
  });

  test('of another copy asks before it replaces what has come in', async () => {
    await cutShortAfterTheCopy();
    const other = join(folder, 'other.tar.gz');
    await backup({ config, databaseUrl: url, entities, clock: new SystemClock(), say: () => undefined }, other);
    await expect(restored({ file: other, mayReplace: () => Promise.resolve(false) })).rejects.toThrow('not empty');
    expect(await leftAside(client)).not.toBeUndefined();
    await restored({ file: other });
    await signsIn(ADA, 200);
  });

  test('asks before rows are replaced that were written after it was cut short', async () => {
    await setAside(client, plainTables(entities));
    await client.query(`create table subject_keys (subject_id text, wrapped_key bytea, shredded_at timestamptz);
      insert into subject_keys values ('somebody', '')`);
    await expect(restored({ mayReplace: () => Promise.resolve(false) })).rejects.toThrow('not empty');
    expect((await client.query('select from subject_keys')).rowCount).toBe(1);
  });

  test('ends well where the list of what is gone cannot be written, and says why', async () => {
    const long = join(folder, `${'c'.repeat(240)}.tar.gz`);
    copyFileSync(copy, long);
    expect(await restored({ file: long })).toMatch(/events are gone.*They could not be listed in ".*": ENAMETOOLONG/);
    expect(await leftAside(client)).toBeUndefined();
    await withApp((app) => app.member({ email: EVE }));
    await signsIn(EVE, 200);
  });

  test('that cannot read its copy to the end leaves everything as it was', async () => {
    const cut = join(folder, 'cut.tar.gz');
    copyFileSync(copy, cut);
    const mayReplace = () => {
      truncateSync(cut, Math.floor(readFileSync(cut).length / 2));
      return Promise.resolve(true);
    };
    await expect(restored({ file: cut, mayReplace })).rejects.toThrow('unexpected end of file');
    expect(await leftAside(client)).toBeUndefined();
    await signsIn(EVE, 200);
  });

  test('whose connection is lost before it has begun says so, and has changed nothing', async () => {
    const mayReplace = async () => {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'restore'`,
      );
      const gone = `select from pg_stat_activity where datname = current_database() and application_name = 'restore'`;
      await until(async () => (await client.query(gone)).rowCount === 0);
      return true;
    };
    await expect(restored({ mayReplace })).rejects.toThrow(/connection/i);
    expect(await leftAside(client)).toBeUndefined();
    await signsIn(EVE, 200);
  });

  test('takes no notice of a position that another store has noted', async () => {
    await new ErasureList(config.erasuresFile).noteHead({
      position: '0123456789abcdef'.repeat(2) as Position,
      at: '2026-03-03T12:00:00.000Z',
    });
    expect(await restored()).toContain('gone');
    await signsIn(ADA, 200);
  });

  test('says where the events are that the copy does not hold, and compares no position of theirs', async () => {
    config = testConfig({ ...secrets, erasuresFile: config.erasuresFile, eventStoreUrl: 'kurrentdb://127.0.0.1:1' });
    const rest = join(folder, 'rest.tar.gz');
    await backup({ config, databaseUrl: url, entities, clock: new SystemClock(), say: () => undefined }, rest);
    // All that follows needs that store.
    const say = (text: string) => {
      if (text.includes('EVENT_STORE_URL')) throw new Error(text);
    };
    await expect(restored({ file: rest, say })).rejects.toThrow('holds no events: those are as the store of EVENT_STORE_URL has them');
  });

  test('of a store without events notes none on the list of erasures', async () => {
    url = await made(`restore_${newId().slice(-12)}`, TEMPLATE);
    const empty = join(folder, 'empty.tar.gz');
    await backup({ config, databaseUrl: url, entities, clock: new SystemClock(), say: () => undefined }, empty);
    await restored({ file: empty });
    await expect(new ErasureList(config.erasuresFile).open()).resolves.toMatchObject({ head: undefined });
  });
});
