import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SystemClock } from '../../src/platform/clock.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { FAULTS, FaultyNetwork } from '../support/faulty-network.js';
import { achieved, figure, FULL, SEED } from '../support/figure.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { seeded } from './slot-race.js';
import { Writers } from './writers.js';

const TIMES = figure({ small: 12, full: 200 });
/** What is promised; where only correctness is looked at, a slow machine is forgiven. */
const STUCK_MS = FULL ? 10_000 : 60_000;

describe(`when the network between product and database fails, ${TIMES} times (seed ${SEED})`, () => {
  const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
  const random = seeded(SEED);
  let product: TestApp;
  let network: FaultyNetwork;
  let server: ServerProcess;
  let writers: Writers;
  /** The longest time in which nobody at all got anything done. */
  let standstillMs = 0;

  beforeAll(async () => {
    await buildServer();
    // Looks at the outcome from the other side; it writes nothing into tables.
    product = await testApp({
      now: new SystemClock().now(),
      config: { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET, role: 'api' },
    });
    network = await FaultyNetwork.to(product.database.url);
    server = await startServer({ DATABASE_URL: network.url, ...secrets });
    writers = await Writers.of(product);
    writers.patient = true;
    let over = false;
    const writing = writers.writeStubbornly(server.url, () => over);
    for (let count = 0; count < TIMES; count++) {
      // All kinds, and each once before the first comes again; now all connections, now some.
      const fault = FAULTS[count % FAULTS.length]!;
      const all = random() < 0.5;
      network.strike(fault, 50 + random() * 1500, () => all || random() < 0.5);
      await progress(1 + Math.floor(random() * 20));
      await pause(random() * 50);
    }
    over = true;
    await writing;
  }, 3_600_000);

  afterAll(async () => {
    await server?.kill();
    await network?.close();
    await product?.close();
    achieved(10, {
      faults: TIMES,
      acknowledged: writers.acknowledged,
      longestAnswerMs: Math.round(writers.longestMs),
      standstillMs: Math.round(standstillMs),
    });
  });

  test('nothing is lost, nothing is doubled, and a repeated request is answered with what the first one made', async () => {
    expect(writers.unanswered).toEqual([]);
    expect(await writers.complaints()).toEqual([]);
  });

  test('whoever can not be served is asked to come again: nothing fails', () => expect(writers.failures).toEqual([]));

  test('nobody is left waiting', () => {
    expect(writers.longestMs).toBeLessThan(STUCK_MS);
    expect(standstillMs).toBeLessThan(STUCK_MS);
  });

  test('the read tables move on, and equal their rebuild', async () => {
    await product.caughtUp();
    expect(await product.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  });

  async function progress(acknowledgements: number): Promise<void> {
    const enough = writers.acknowledged + acknowledgements;
    let [last, since] = [writers.acknowledged, performance.now()];
    while (writers.acknowledged < enough) {
      await pause(10);
      standstillMs = Math.max(standstillMs, performance.now() - since);
      if (writers.acknowledged > last) [last, since] = [writers.acknowledged, performance.now()];
    }
  }
});
