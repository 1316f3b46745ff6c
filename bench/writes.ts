import { randomBytes } from 'node:crypto';
import { buildProduct } from '../test/support/build-server.js';
import { testConfig } from '../test/support/config.js';
import { startServer as startProduct } from '../test/support/server-process.js';
import { startBareServer } from './support/bare-server.js';
import type { Bench, Row } from './support/bench.js';
import { startServer } from './support/server.js';
import { cpuOf, cpuOfPostgres } from './support/writes/cpu.js';
import { type Kind, kindsOf } from './support/writes/kinds.js';
import { Client } from './support/writes/load.js';
import { makeMarket, type Market } from './support/writes/market.js';
import { Measuring, type Parts } from './support/writes/measuring.js';
import { BELIEVED, People } from './support/writes/people.js';
import { whileReading } from './support/writes/reading-beside.js';
import { rowOfIdle, rowOfLoad, rowOfOverload, rowOfStatements, type Targets } from './support/writes/rows.js';
import { COUNTING, Statements } from './support/writes/statements.js';

interface Plan {
  /** By how many at the same time, and how many in a round. */
  readonly rounds: readonly (readonly [callers: number, count: number, targets?: Targets])[];
  readonly warmUp: number;
  readonly counted: number;
  readonly targets?: Targets;
  readonly readers?: number;
  /** So many times more than can be carried out. */
  readonly tooMany?: number;
}

/** `BENCH_SHARE=0.1 npm run bench -- writes` is for trying it out: what it measures says little. */
const SHARE = Number(process.env['BENCH_SHARE'] ?? 1);
const of = (count: number) => Math.ceil(count * SHARE);
const seldom = (count: number): Plan => ({ rounds: [[16, of(count)]], warmUp: of(64), counted: 64 });
/** What is confirmed was booked, and what is cancelled was confirmed: as many, and no more. */
const often = (targets: Targets = {}, lone: Targets = {}): Plan => ({
  rounds: [
    [1, of(150), lone],
    [16, of(640), targets],
    [64, of(640)],
  ],
  warmUp: of(320),
  counted: of(320),
  targets,
});

/** In this order. */
const PLANS: Readonly<Record<Kind, Plan>> = {
  booking: { ...often({ ofBare: 0.3, statements: 12 }, { p50Ms: 6 }), readers: 10, tooMany: 3 },
  confirm: often({ statements: 8 }),
  cancel: often(),
  hold: seldom(320),
  review: seldom(200),
  favorite: seldom(320),
  profile: seldom(320),
  // A password is hashed for each, one after the other.
  signIn: seldom(80),
  signUp: seldom(80),
};
/** As many as `review` asks for: three rounds, what comes before, and what is counted. */
const JOBS_DONE = of(700) + 100;
/** More than anybody here does: what one person may do in an hour is no part of what is measured. */
const UNLIMITED = { HOLD_LIMIT: '1000000' };
/** What a product refuses that is started without a word about it. */
const REFUSALS = { MAX_LOOP_DELAY_MS: '200', MAX_POOL_QUEUE: '50', MAX_CHANGES: '80' };
const IDLE_MS = 5_000;
const OVERLOAD_MS = of(10_000);

/** `BENCH_WRITES=booking,confirm npm run bench -- writes` measures some of them: who confirms must have booked. */
const CHOSEN = process.env['BENCH_WRITES']?.split(',');

/** What people write, over HTTP, beside a bare server that inserts one row for each: how fast, with how many statements, and how much work it is. */
export const writes: Bench = {
  name: 'writes',
  async run() {
    await buildProduct();
    const server = await startServer(COUNTING);
    const [database, others] = await Promise.all([server.database(), server.database()]);
    await others.pool.query('create table bare_booking (id uuid primary key, booking jsonb not null, made_at timestamptz not null)');
    const secrets = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
    const market = await makeMarket(testConfig(secrets), database.url, JOBS_DONE);
    const env = {
      MASTER_KEY: secrets.masterKey.toString('base64'),
      TOKEN_SECRET: secrets.tokenSecret,
      ...BELIEVED,
      ...UNLIMITED,
      ...REFUSALS,
    };
    const product = await startProduct({ DATABASE_URL: database.url, ...env });
    const bare = await startBareServer('bare-insert-server.mjs', { DATABASE_URL: others.url });
    const clients = { product: new Client(product.url), bare: new Client(bare.url) };
    try {
      const parts: Parts = {
        ...clients,
        people: await People.signIn(clients.product, market),
        statements: await Statements.of(others.pool, database.url),
        cpu: () => ({ product: cpuOf(product.pid), postgres: cpuOfPostgres(server.directory) }),
        pool: database.pool,
      };
      await database.pool.query('vacuum (analyze)');
      return await rowsOf(parts, market, product.url);
    } finally {
      for (const client of Object.values(clients)) client.close();
      await product.stop();
      bare.stop();
      await Promise.all([database.close(), others.close()]);
      await server.stop();
    }
  },
};

async function rowsOf(parts: Parts, market: Market, url: string): Promise<Row[]> {
  await parts.statements.settled();
  const rows = [rowOfIdle(await parts.statements.learnIdle(IDLE_MS))];
  const kinds = kindsOf(market, parts.people);
  for (const [kind, plan] of Object.entries(PLANS) as [Kind, Plan][]) {
    if (CHOSEN && !CHOSEN.includes(kind)) continue;
    rows.push(...(await rowsOfKind(await Measuring.of(parts, kinds[kind]), plan, market, url)));
  }
  return rows;
}

async function rowsOfKind(measuring: Measuring, plan: Plan, market: Market, url: string): Promise<Row[]> {
  const { name } = measuring.write;
  const rows: Row[] = [];
  await measuring.warmUp(plan.warmUp);
  for (const [callers, count, targets] of plan.rounds) {
    const who = callers === 1 ? 'a lone caller' : `${callers} callers`;
    rows.push(rowOfLoad(name, who, await measuring.beside(callers, count), targets));
  }
  if (plan.readers !== undefined) {
    const services = market.providers.map(({ serviceId }) => serviceId);
    const [callers, count] = plan.rounds[1]!;
    const measured = await whileReading(url, plan.readers, services, () => measuring.beside(callers, count));
    rows.push(rowOfLoad(name, `${callers} callers, while ${plan.readers} people read`, measured));
  }
  if (plan.tooMany !== undefined) {
    const [callers, count] = plan.rounds.at(-1)!;
    rows.push(rowOfOverload(name, plan.tooMany, await measuring.overload(plan.tooMany, callers, count, OVERLOAD_MS)));
  }
  rows.push(rowOfStatements(name, await measuring.statements(plan.counted), plan.targets));
  await measuring.mustAllBeThere();
  return rows;
}
