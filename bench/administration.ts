import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '../src/demo/market/accounts.js';
import { addDays } from '../src/platform/time/calendar.js';
import { buildServer } from '../test/support/build-server.js';
import { type ServerProcess, startServer } from '../test/support/server-process.js';
import type { Bench, Row } from './support/bench.js';
import { changingBooking, signedIn } from './support/changing-booking.js';
import { fillMarket, type MarketSize } from './support/full-market.js';
import { listDownloads } from './support/list-downloads.js';
import { percentile } from './support/measure.js';

/** `BENCH_SHARE=0.01 npm run bench -- administration` is for trying it out: what it measures says nothing. */
const SHARE = Number(process.env['BENCH_SHARE'] ?? 1);
const of = (count: number) => Math.ceil(count * SHARE);
const SIZE: MarketSize = { users: of(100_000), vendors: of(20_000), services: of(100_000), bookings: of(1_000_000) };
/** Fewer for a first look: of few, the p95 is the longest. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 60);
const WARM_UP = Math.min(6, ROUNDS);
const LIST_MS = 100;
const FIGURES_MS = 200;
const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };

type Query = Readonly<Record<string, string>>;
interface Question {
  readonly name: string;
  readonly path: string;
}
interface Area {
  readonly name: string;
  readonly targetMs: number;
  readonly questions: readonly Question[];
}

/** Everything that an administrator looks at, over HTTP, one question after the other: how long each takes with a market of full size. */
export const administration: Bench = {
  name: 'administration',
  async run(server) {
    const database = await server.database();
    await buildServer();
    await fillMarket(database.pool, SIZE);
    const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
    const settings = { DATABASE_URL: database.url, ...secrets, DEMO_DATA: 'on' };
    // Whoever has just made the demo data holds more than a server does.
    await (await startServer(settings)).stop();
    const product = await startServer(settings);
    try {
      await database.pool.query('vacuum (analyze)');
      const downloads = await listDownloads(product, await signedIn(product.url, ADMIN));
      const signIn = async () => asking(product, await signedIn(product.url, ADMIN));
      const ask = await signIn();
      const areas = [...(await lists(ask)), finder, await figures(ask)];
      return [...(await measured(signIn, areas)), await afterChanges(product), downloads];
    } finally {
      await product.stop();
      await database.close();
    }
  },
};

type Ask = <Answer>(path: string) => Promise<Answer>;

const asking =
  ({ url }: ServerProcess, headers: Record<string, string>): Ask =>
  async <Answer>(path: string) => {
    const told = await fetch(`${url}/api/v1/admin/${path}`, { headers });
    if (!told.ok) throw new Error(`${path} was answered ${told.status}: ${(await told.text()).slice(0, 200)}`);
    return (await told.json()) as Answer;
  };

/** Names, parts of words, a word that is nearly everywhere, one and two letters, and what is nowhere. */
const TEXTS = ['Carla Jensen', 'jens', 'arl', 'repair', 'Business 77', 'e', 'an', 'zq', 'xylophone'];
const REACHED = ['person777@example.test', '(512) 000-0777', '0007'];

const searches = (texts: readonly string[]): Query[] => texts.map((search) => ({ search }));
const each = (name: string, values: readonly string[]): Query[] => values.map((value) => ({ [name]: value }));
const both = (some: readonly Query[], others: readonly Query[]): Query[] =>
  some.flatMap((one) => others.map((other) => ({ ...one, ...other })));

/** Each table with each filter, each order and each search: its first page, the second, one in the middle, the last but one and the last. */
async function lists(ask: Ask): Promise<Area[]> {
  const vendor = (await ask<{ items: { id: string }[] }>('vendors')).items[0]!.id;
  const category = (await ask<{ id: string }[]>('categories'))[0]!.id;
  const directions = each('direction', ['asc', 'desc']);
  const tables: Record<string, Query[]> = {
    users: [
      {},
      ...each('role', ['admin', 'auditor', 'vendor', 'user']),
      ...each('state', ['active', 'deactivated']),
      ...both(each('sort', ['name']), [{}, ...each('state', ['deactivated']), ...each('role', ['vendor'])]),
      ...both([{}, { sort: 'name' }], searches([...TEXTS, ...REACHED])),
    ],
    vendors: [
      ...both([{}, ...each('sort', ['name', 'rating'])], [{}, ...each('state', ['pending', 'rejected', 'active', 'inactive'])]),
      ...both([{}, { sort: 'name' }], searches(TEXTS)),
    ],
    services: [
      ...both(both(each('sort', ['vendor', 'price', 'category', 'created', 'title', 'status']), directions), [
        {},
        { state: 'inactive' },
        { category },
        { search: 'repair' },
      ]),
      { vendor },
      { state: 'active' },
      ...searches(TEXTS),
    ],
    categories: [{}],
    bookings: [
      ...both([{}, ...each('status', ['pending', 'confirmed', 'completed', 'cancelled'])], [{}, { search: 'jens' }, { search: 'repair' }]),
      ...searches(TEXTS),
    ],
    reviews: each('state', ['all', 'hidden', 'reported']),
    photos: each('state', ['hidden', 'reported']),
    'contact-messages': [{}, ...each('status', ['open', 'answered'])],
  };
  const areas: Area[] = [];
  for (const [name, queries] of Object.entries(tables)) {
    const questions: Question[] = [];
    for (const query of queries) questions.push(...(await pagesOf(ask, name, query)));
    areas.push({ name: `table of ${name}`, targetMs: LIST_MS, questions });
  }
  return [...areas, { name: 'claims', targetMs: LIST_MS, questions: [{ name: 'claims', path: 'claims' }] }];
}

async function pagesOf(ask: Ask, table: string, query: Query): Promise<Question[]> {
  const addressed = (page?: number) =>
    `${table}?${new URLSearchParams({ ...query, ...(page !== undefined && { page: `${page}` }) }).toString()}`;
  const { pageCount = 1 } = await ask<{ pageCount?: number }>(addressed());
  const pages = { first: undefined, second: 2, middle: Math.ceil(pageCount / 2), 'last but one': pageCount - 1, last: pageCount };
  const there = Object.entries(pages).filter(([, page], index) => index === 0 || (page! > 1 && page! <= pageCount));
  const asked = Object.entries(query).map(([name, value]) => `${name} ${/^[0-9a-f-]{36}$/.test(value) ? 'of one' : value}`);
  return there.map(([name, page]) => ({ name: `${table}: ${[...asked, `${name} page`].join(', ')}`, path: addressed(page) }));
}

const FOUND =
  'ca,jens,carla,jensen,carla jensen,repair,business 7,xylophone,person777@example.test,0007,512,sons,faucet,clean,paint,webb,an,er,in,zq,chandelier'.split(
    ',',
  );
const finder: Area = {
  name: 'Ctrl/⌘ K',
  targetMs: LIST_MS,
  questions: FOUND.map((search) => ({ name: `found: ${search}`, path: `found?search=${encodeURIComponent(search)}` })),
};

const today = (): string => new Date().toISOString().slice(0, 10);
/** So many days, up to today. */
const since = (days: number): string => `from=${addDays(today(), 1 - days)}&to=${today()}`;

/** The dashboard, what waits, trends and the funnel over several periods, and what a change of a setting would mean. */
async function figures(ask: Ask): Promise<Area> {
  const { items } = await ask<{ items: { id: string }[] }>('users');
  const plain = 'counts,recent-bookings,waiting,health,users/counts,vendors/counts,platform-fee,booking-limits,vendor-applications'.split(
    ',',
  );
  const questions = [
    ...plain,
    ...[7, 30, 90, 365].map((days) => `trends?${since(days)}`),
    ...[7, 30, 90, 365].map((days) => `analytics/funnel?${since(days)}`),
    ...[7, 30, 90, 365].map((days) => `analytics/visits?${since(days)}`),
    ...[7, 30, 90, 365].map((days) => `analytics/searches?${since(days)}`),
    ...[7, 30, 90, 365].map((days) => `analytics/cohorts?${since(days)}`),
    ...[7, 30, 90, 365].map((days) => `analytics/places?${since(days)}`),
    `platform-fee/preview?feeCents=700&from=${addDays(today(), 10)}T00:00:00.000Z`,
    'booking-limits/preview?withOneProvider=2&altogether=8&atOnce=2',
    `users/${items[0]!.id}`,
    `users/${items[0]!.id}/deactivation`,
  ];
  return {
    name: 'dashboard, what waits, trends, Analytics and previews',
    targetMs: FIGURES_MS,
    questions: questions.map((path) => ({ name: path.replace(/[0-9a-f-]{36}/, 'of one'), path })),
  };
}

/** A booking is made or cancelled, and the figures of a year, which it has changed, are asked for at once. */
async function afterChanges(product: ServerProcess): Promise<Row> {
  const questions = ['trends', 'analytics/funnel', 'analytics/cohorts', 'analytics/places'].map((figure) => ({
    name: figure,
    path: `${figure}?${since(365)}`,
  }));
  const times = new Map(questions.map(({ name }) => [name, [] as number[]]));
  const admin = await signedIn(product.url, ADMIN);
  const change = await changingBooking(product);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const ask = asking(product, { ...admin, 'X-Min-Position': await change() });
    await ask('counts');
    for (const { name, path } of questions) {
      const start = performance.now();
      await ask(path);
      if (round >= 0) times.get(name)!.push(performance.now() - start);
    }
  }
  return row({ name: 'figures of a year after a booking has changed', targetMs: FIGURES_MS, questions }, times);
}

/** In turns, and each round from another place on: what disturbs the machine for a moment disturbs many questions once, and none often. */
async function measured(signIn: () => Promise<Ask>, areas: readonly Area[]): Promise<Row[]> {
  const questions = areas.flatMap((area) => area.questions);
  const times = new Map(questions.map(({ name }) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    // A session's token ends before the last round does.
    const ask = await signIn();
    const turn = ((round + WARM_UP) * 37) % questions.length;
    for (const { name, path } of [...questions.slice(turn), ...questions.slice(0, turn)]) {
      const start = performance.now();
      await ask(path);
      if (round >= 0) times.get(name)!.push(performance.now() - start);
    }
  }
  return areas.map((area) => row(area, times));
}

function row({ name, targetMs, questions }: Area, times: ReadonlyMap<string, readonly number[]>): Row {
  const found = questions
    .map((question) => ({ question: question.name, times: times.get(question.name)! }))
    .map(({ question, times: each }) => ({ question, p50: share(each, 0.5), p95: share(each, 0.95), p99: share(each, 0.99) }))
    .toSorted((a, b) => b.p95 - a.p95);
  const worst = found[0]!;
  const tooSlow = found.filter(({ p95 }) => p95 > targetMs).length;
  return {
    what: `administration: ${name}, ${questions.length} questions, with ${SIZE.bookings.toLocaleString('en')} bookings, p95 of the slowest`,
    target: `≤ ${targetMs} ms`,
    measured: `${worst.p95} ms (${worst.question})${tooSlow > 0 ? `; ${tooSlow} are too slow` : ''}`,
    holds: tooSlow === 0,
    figures: { p50Ms: worst.p50, p95Ms: worst.p95, p99Ms: worst.p99, medianOfP95Ms: found[Math.floor(found.length / 2)]!.p95, tooSlow },
    details: Object.fromEntries(
      found.flatMap(({ question, p50, p95, p99 }) => [
        [`${question}, p50`, p50],
        [`${question}, p95`, p95],
        [`${question}, p99`, p99],
      ]),
    ),
  };
}

/** To a tenth of a millisecond. */
const share = (times: readonly number[], of: number): number => Math.round(percentile(times, of) * 10) / 10;
