import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StartBulkAction } from '../../src/administration/bulk/start-bulk-action.command.js';
import { CreateService } from '../../src/catalog/index.js';
import { SystemClock } from '../../src/platform/clock.js';
import { provider } from '../http/booking-support.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { figure, SEED } from '../support/figure.js';
import { launchServer, startServer } from '../support/server-process.js';
import { seeded } from './slot-race.js';

/** Far beyond what a slow machine needs. */
const GIVEN_UP_MS = 240_000;
const KILLS = figure({ small: 4, full: 30 });
const ROWS = figure({ small: 120, full: 900 });
/** As many are done one after the other before any of them is noted. */
const PORTION = 20;

describe(`when the process is killed while it changes ${ROWS} services, ${KILLS} times (seed ${SEED})`, () => {
  const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
  const random = seeded(SEED);
  let product: TestApp;
  let bulkId: string;
  let rowIds: string[];

  beforeAll(async () => {
    await buildServer();
    const config = { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET };
    // Begins the action; the processes that are killed carry it on.
    product = await testApp({ now: new SystemClock().now(), config, reactions: false });
    const admin = await product.member({ roles: ['admin'] });
    const { owner } = await provider(product);
    const { rows } = await product.database.pool.query<{ id: string }>('select category_id as id from read.catalog_service limit 1');
    const offer = {
      categoryId: rows[0]!.id,
      description: 'Ten signs..',
      basePriceCents: 5000,
      priceType: 'fixed',
      durationMinutes: 60,
    } as const;
    rowIds = [];
    for (let row = 0; row < ROWS; row++) {
      const create = new CreateService(owner.userId, { ...offer, title: `Row ${row}` });
      rowIds.push((await product.execute<{ serviceId: string }>(create)).serviceId);
    }
    // A process that knows the reaction has to have run before: what happened before its first one is none of its business.
    await (await startServer(environment())).stop();
    const chosen = { kind: 'deactivate-services', rowIds, seen: ROWS } as const;
    ({ bulkId } = await product.execute<{ bulkId: string }>(new StartBulkAction(admin.userId, chosen, 'Out of season.'), admin.userId));
  }, 900_000);

  afterAll(() => product?.close());

  test('each row is changed exactly once, and has one result', async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      const at = amidPortion(kills);
      // Whatever the pace of the machine, it comes as far as this row, and no further.
      const free = await held(rowIds[at]!);
      const server = await launchServer(environment());
      await until(async () => (await changed()) === at);
      expect(await noted()).toBeLessThan(at);
      await server.kill();
      await free();
    }
    const last = await launchServer(environment());
    await until(async () => (await eventsOf()).some(({ type }) => type === 'BulkActionFinished'));
    await last.kill();
    for (const rowId of rowIds) {
      const { events } = await product.streams.read(`service-${rowId}`);
      expect(events.map(({ type }) => type)).toEqual(['ServiceCreated', 'ServiceDeactivatedByAdmin']);
    }
    const results = (await eventsOf()).flatMap(({ data }) => (data as { changed?: string[] }).changed ?? []);
    expect(results).toEqual(rowIds);
  }, 3_600_000);

  /** A row in each share of them, never the first of a portion: before it stand some that are changed and not noted. */
  function amidPortion(kills: number): number {
    const [from, to] = [Math.ceil((kills * ROWS) / KILLS), Math.ceil(((kills + 1) * ROWS) / KILLS)];
    const fitting = Array.from({ length: to - from }, (_, index) => from + index).filter((row) => row % PORTION > 0);
    return fitting[Math.floor(random() * fitting.length)]!;
  }
  /** Nobody appends to this service until it is let go. */
  async function held(serviceId: string): Promise<() => Promise<void>> {
    const client = await product.database.pool.connect();
    await client.query('begin');
    await client.query('select from es.streams where name = $1 for update', [`service-${serviceId}`]);
    return async () => {
      await client.query('rollback');
      client.release();
    };
  }
  const environment = () => ({ DATABASE_URL: product.database.url, ...secrets });
  async function until(reached: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + GIVEN_UP_MS; !(await reached()); await pause(1)) {
      if (Date.now() > deadline)
        throw new Error(`the bulk action stands still: ${await changed()} of ${ROWS} changed, ${await noted()} noted`);
    }
  }
  const eventsOf = async () => (await product.streams.read(`bulkAction-${bulkId}`)).events;
  const noted = async () => (await eventsOf()).reduce((sum, { data }) => sum + ((data as { changed?: string[] }).changed?.length ?? 0), 0);
  const changed = async () =>
    Number(
      (await product.database.pool.query<{ n: number }>(`select count(*) as n from es.events where type = 'ServiceDeactivatedByAdmin'`))
        .rows[0]!.n,
    );
});
