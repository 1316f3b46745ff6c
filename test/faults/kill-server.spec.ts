import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SystemClock } from '../../src/platform/clock.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { achieved, figure, SEED } from '../support/figure.js';
import { startServer } from '../support/server-process.js';
import { seeded } from './slot-race.js';
import { Writers } from './writers.js';

const KILLS = figure({ small: 6, full: 50 });

describe(`when the process is killed while it writes, ${KILLS} times (seed ${SEED})`, () => {
  const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
  const random = seeded(SEED);
  let product: TestApp;
  let writers: Writers;

  beforeAll(async () => {
    await buildServer();
    product = await testApp({
      now: new SystemClock().now(),
      config: { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET, role: 'api' },
    });
    writers = await Writers.of(product);
    for (let kill = 0; kill < KILLS; kill++) await killWhileWriting();
  }, 3_600_000);

  afterAll(async () => {
    achieved(7, { kills: KILLS, acknowledged: writers.acknowledged });
    await product?.close();
  });

  test('nothing that was acknowledged is missing, nothing is doubled, and a repeated request is answered with what the first one made', async () => {
    const server = await startServer({ DATABASE_URL: product.database.url, ...secrets });
    await writers.repeat(server.url);
    await server.stop();
    expect(await writers.complaints()).toEqual([]);
    expect(writers.failures).toEqual([]);
  }, 180_000);

  test('every read table equals its rebuild', async () => {
    const server = await startServer({ DATABASE_URL: product.database.url, ...secrets });
    await product.caughtUp();
    const differences = await product.app.get(Rebuild).rebuildAndCompare();
    await server.stop();
    expect(differences).toEqual([]);
  }, 180_000);

  /** Clients repeat what the last process has not answered, and write on; somewhere between two answers the process is killed. */
  async function killWhileWriting(): Promise<void> {
    const server = await startServer({ DATABASE_URL: product.database.url, ...secrets });
    await writers.repeat(server.url);
    const enough = writers.acknowledged + Math.floor(random() * 80);
    let gone = false;
    const writing = writers.write(server.url, () => gone);
    while (writers.acknowledged < enough) await pause(2);
    await pause(random() * 20);
    gone = true;
    await server.kill();
    await writing;
  }
});
