import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SystemClock } from '../../src/platform/clock.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { migrate } from '../../src/platform/migrations/migrate.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { achieved, figure, FULL, SEED } from '../support/figure.js';
import { killPostgres, postmasterOf } from '../support/kill-postgres.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { TEMPLATE, TEST_SERVER } from '../support/test-server.js';
import { seeded } from './slot-race.js';
import { Writers } from './writers.js';

/** Far beyond what a slow machine needs. */
const GIVEN_UP_MS = 240_000;
const KILLS = figure({ small: 2, full: 10 });
/** What is promised; where only correctness is looked at, a slow machine is forgiven. */
const READY_MS = FULL ? 5_000 : 60_000;

describe(`when Postgres is killed while the product writes, ${KILLS} times (seed ${SEED})`, () => {
  const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
  const random = seeded(SEED);
  const directory = mkdtempSync(join(tmpdir(), 'plumb-and-level-'));
  const shared = process.env[TEST_SERVER];
  const readyMs: number[] = [];
  let postgres: EmbeddedPostgres;
  let product: TestApp;
  let server: ServerProcess;
  let writers: Writers;

  beforeAll(async () => {
    await buildServer();
    postgres = await startEmbeddedPostgres({ directory });
    await migrate(await databaseNamed(TEMPLATE, postgres.url));
    process.env[TEST_SERVER] = postgres.url;
    product = await testApp({
      now: new SystemClock().now(),
      config: { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET, role: 'api' },
    });
    server = await startServer({ DATABASE_URL: product.database.url, ...secrets });
    writers = await Writers.of(product);
    writers.patient = true;
    let over = false;
    const writing = writers.writeStubbornly(server.url, () => over);
    for (let kill = 0; kill < KILLS; kill++) {
      const enough = writers.acknowledged + Math.floor(random() * 80);
      await until(() => writers.acknowledged >= enough, 'the writers are answered');
      await pause(random() * 20);
      killPostgres(directory);
      await until(async () => (await product.database.pool.query('select 1')).rowCount === 1, 'Postgres is back');
      const back = performance.now();
      await until(() => ready(server), 'the product is ready');
      readyMs.push(performance.now() - back);
    }
    over = true;
    await writing;
  }, 3_600_000);

  afterAll(async () => {
    achieved(8, { kills: readyMs.length, slowestReadyMs: Math.round(Math.max(...readyMs)), acknowledged: writers.acknowledged });
    await server?.kill();
    await product?.close();
    await postgres?.stop();
    process.env[TEST_SERVER] = shared;
    rmSync(directory, { recursive: true, force: true });
  }, 120_000);

  test('nothing is lost, nothing is doubled, and a repeated request is answered with what the first one made', async () => {
    expect(await writers.complaints()).toEqual([]);
  });

  test('whoever can not be served is asked to come again: nothing fails', () => expect(writers.failures).toEqual([]));

  test('the product lives on, and is ready again when the database is', () => {
    expect(readyMs).toHaveLength(KILLS);
    expect(Math.max(...readyMs)).toBeLessThan(READY_MS);
  });

  test('the read tables move on, and equal their rebuild', async () => {
    await product.caughtUp();
    expect(await product.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
  }, 120_000);
});

describe('when the embedded Postgres is killed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'plumb-and-level-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test('the product starts it again and goes on', async () => {
    await buildServer();
    const server = await startServer({ DATA_DIRECTORY: directory });
    const killed = postmasterOf(directory);
    killPostgres(directory);
    await until(() => postmasterOf(directory) !== killed, 'Postgres is back');
    await until(() => ready(server), 'the product is ready');
    expect(await server.stop()).toBe(0);
  }, 300_000);
});

async function ready({ url }: ServerProcess): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`);
  if (answer.status !== 200) throw new Error(await answer.text());
  return true;
}

/** Looks again until it is so. What is never so ends the test with what was seen last, and not with the silence of a test that waits. */
async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const given = AbortSignal.timeout(GIVEN_UP_MS);
  let seen: unknown = 'no answer';
  const look = async () => holds();
  const looks = async () => {
    // What can't be asked at the moment does not hold yet.
    while (!given.aborted && !(await look().catch((error: unknown) => void (seen = error)))) await pause(10);
  };
  await Promise.race([looks(), once(given, 'abort')]);
  if (given.aborted) throw new Error(`not within ${GIVEN_UP_MS / 60_000} minutes: ${what}. Seen last: ${String(seen)}`);
}
