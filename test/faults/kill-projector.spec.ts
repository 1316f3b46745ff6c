import { randomBytes } from 'node:crypto';
import { ensureDemoData } from '../../src/demo/ensure-demo-data.js';
import { ParkedStreams } from '../../src/platform/following/parked-streams.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { testConfig } from '../support/config.js';
import { achieved, figure, SEED } from '../support/figure.js';
import { launchServer } from '../support/server-process.js';
import { seeded } from './slot-race.js';

const KILLS = figure({ small: 4, full: 30 });
/** How often, at most, it may be seen at work on a batch before it dies. */
const GLANCES = 40;

describe(`when the process that writes the read tables is killed in the middle of a batch, ${KILLS} times (seed ${SEED})`, () => {
  const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
  const random = seeded(SEED);
  let product: TestApp;

  beforeAll(async () => {
    await buildServer();
    const config = { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET };
    // Compares; it writes nothing into tables.
    product = await testApp({ config: { ...config, role: 'api' } });
    await ensureDemoData(testConfig({ ...config, demoData: true }), product.database.url, () => undefined);
    await emptyReadTables();
  }, 900_000);

  afterAll(() => product?.close());

  test('every read table equals its rebuild after each time, and in the end all events are in', async () => {
    let kills = 0;
    while (kills < KILLS) {
      if (await killInBatch(Math.floor(random() * GLANCES))) kills++;
      else await emptyReadTables();
      expect(await product.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
    }
    // The last one is spared until it has taken all there is.
    await killInBatch(Number.POSITIVE_INFINITY);
    const leftOut = await tryLeftOutAgain();
    expect(await product.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
    achieved(9, { kills, 'streams left out meanwhile': leftOut });
  }, 3_600_000);

  /** @returns whether it was at work on a batch; otherwise it was done before it was to die */
  async function killInBatch(glances: number): Promise<boolean> {
    const head = await product.streams.head();
    const projector = await launchServer({ DATABASE_URL: product.database.url, ROLE: 'projections', ...secrets });
    for (let seen = 0; ;) {
      const { rows } = await product.database.pool.query<{ writing: boolean; done: boolean }>(
        `select exists (select from pg_stat_activity where datname = current_database() and application_name = 'plumb-and-level projections'
                         and backend_xid is not null) as writing,
                (select position >= $1 from projection_checkpoint) as done`,
        [head],
      );
      const { writing, done } = rows[0]!;
      if (writing) seen++;
      if (!done && seen <= glances) continue;
      await projector.kill();
      await nobodyWrites();
      return writing && !done;
    }
  }

  /** What three processes in a row died over is left out until somebody asks for it: nobody can tell it from what they died of. Answers how much it was. */
  async function tryLeftOutAgain(): Promise<number> {
    const asked = await new ParkedStreams(product.database.pool).tryAgain();
    if (asked === 0) return 0;
    const projector = await launchServer({ DATABASE_URL: product.database.url, ROLE: 'projections', ...secrets });
    while ((await product.database.pool.query('select from projection_parked')).rowCount !== 0);
    await projector.kill();
    await nobodyWrites();
    return asked;
  }

  /** Postgres has noticed that the process is gone. */
  async function nobodyWrites(): Promise<void> {
    const sql = `select from pg_stat_activity where datname = current_database() and application_name = 'plumb-and-level projections'`;
    while ((await product.database.pool.query(sql)).rowCount !== 0);
  }

  /** So that all of history is before the projector again. */
  async function emptyReadTables(): Promise<void> {
    const { rows } = await product.database.pool.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'read'`,
    );
    await product.database.pool.query(
      `truncate ${rows.map(({ name }) => `read.${name}`).join(', ')}; delete from projection_table; delete from projection_parked;
       update projection_checkpoint set position = '', starts = 0, joined = '[]'`,
    );
  }
});
