import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CreateCategory } from '../../src/categories/index.js';
import { DeleteAccount } from '../../src/identity/index.js';
import { SystemClock } from '../../src/platform/clock.js';
import { openPool } from '../../src/platform/database/database.js';
import { runningPostgres } from '../../src/platform/embedded-postgres/running-postgres.js';
import { Verifiable } from '../../src/platform/events/hash-chain.js';
import type { Position } from '../../src/platform/events/recorded.js';
import { newId } from '../../src/platform/ids.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { ApplyAsVendor } from '../../src/vendor-onboarding/index.js';
import { dump, found } from '../http/erasure/dump.js';
import { door } from '../http/identity-support.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { achieved, figure } from '../support/figure.js';
import { runOps } from '../support/run-ops.js';
import { startServer } from '../support/server-process.js';
import { scratchDirectory, TEST_SERVER } from '../support/test-server.js';
import { applicant } from '../support/vendors.js';

const ERASED = figure({ small: 5, full: 25 });
const CLIENTS = 4;
/** Written before the copy is made, and while it is. */
const ENOUGH = figure({ small: 20, full: 2000 });

interface Place {
  /** Settings of the product, before and after the restore. */
  readonly before: Record<string, string>;
  readonly after: Record<string, string>;
  /** Address of the database while the product runs with these settings. */
  readonly url: (settings: Record<string, string>) => Promise<string>;
  readonly flags: readonly string[];
  /** What is lost before the restore. */
  readonly lost: readonly string[];
  readonly goneIsSaid: RegExp;
}

/** The same data directory, whose data the copy replaces. */
function embedded(folder: string): Place {
  const settings = { DATA_DIRECTORY: join(folder, 'data') };
  return {
    before: settings,
    after: settings,
    url: async () => databaseNamed('plumb_and_level', runningPostgres(settings.DATA_DIRECTORY)),
    flags: ['--replace', '--yes'],
    // The database that is replaced knows who was erased.
    lost: [join(settings.DATA_DIRECTORY, 'erasures')],
    goneIsSaid: /events are gone, from .* to .*: .*PersonalDataErased/,
  };
}

/** Another, empty database: the old one is lost. */
async function given(folder: string): Promise<Place> {
  const [old, fresh] = await Promise.all(
    ['old', 'new'].map((name) => databaseNamed(`drill_${name}_${newId().slice(-12)}`, process.env[TEST_SERVER]!)),
  );
  const ERASURES_FILE = join(folder, 'erasures');
  return {
    before: { DATABASE_URL: old!, ERASURES_FILE },
    after: { DATABASE_URL: fresh!, ERASURES_FILE },
    url: async ({ DATABASE_URL }) => DATABASE_URL!,
    flags: [],
    lost: [],
    goneIsSaid: /the copy ends on .*: what happened after that is gone/,
  };
}

describe.each([
  ['the embedded Postgres', embedded],
  ['a given Postgres', given],
])('after a restore on %s', (_name, placed) => {
  const secrets = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
  const environment = { MASTER_KEY: secrets.masterKey.toString('base64'), TOKEN_SECRET: secrets.tokenSecret };
  const folder = mkdtempSync(join(scratchDirectory(), 'drill-'));
  const copy = join(folder, 'copy.tar.gz');
  const written: string[] = [];
  const writtenBefore: string[] = [];
  let place: Place;
  let erased: Member[];
  let stayed: Member[];
  let restored: { code: number | null; said: string };
  let seen: Position;
  let product: TestApp;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    await buildServer();
    place = await placed(folder);
    const first = await start(place.before);
    product = first.product;
    await product.caughtUp();
    erased = await members(ERASED, 'Gone');
    stayed = await members(2, 'Here');
    const [bearer, categoryId] = await vendor();

    let busy = true;
    const load = Array.from({ length: CLIENTS }, async () => {
      while (busy) await write(first.server.url, bearer, categoryId);
    });
    await count(ENOUGH);
    writtenBefore.push(...written);
    const backedUp = await ops(place.before, 'backup', '--to', copy);
    await count(ENOUGH + written.length);
    busy = false;
    await Promise.all(load);
    expect(backedUp).toMatchObject({ code: 0 });

    for (const { userId } of erased) await product.execute(new DeleteAccount(userId), userId);
    seen = await product.streams.head();
    await product.close();
    await first.server.stop();
    for (const file of place.lost) rmSync(file);
    restored = await ops(place.after, 'restore', copy, ...place.flags);
    const second = await start(place.after);
    product = second.product;
    stop = () => second.server.stop();
    achieved(15, { 'people erased': Number(/(\d+) people erased since/.exec(restored.said)?.[1] ?? 0) });
  }, 300_000);
  afterAll(async () => {
    await product?.close();
    await stop?.();
    rmSync(folder, { recursive: true, force: true });
  });

  test('it says what it did, and which events are gone', () => {
    expect(restored).toEqual({ code: 0, said: expect.stringMatching(place.goneIsSaid) });
    expect(restored.said).toContain(`${ERASED} people erased since the copy was made: erased again.`);
    for (const file of readdirSync(folder).filter((name) => name.includes('.gone-'))) {
      expect(readFileSync(join(folder, file), 'utf8')).toMatch(/"type":"PersonalDataErased"/);
    }
  });

  test('nobody comes back who was erased after the copy', async () => {
    const names = erased.flatMap(({ fullName, email }) => [fullName, email]);
    expect(found(await dump(product.database), names)).toEqual([]);
    for (const { email } of erased) await door(product).signIn(email).expect(401);
  });

  test('everybody else is there, and signs in', async () => {
    for (const { email } of stayed) await door(product).signIn(email).expect(200);
  });

  test('all is there that was written before the copy was made, once', async () => {
    const { rows } = await product.database.pool.query<{ title: string }>(
      `select data->>'title' as title from es.events where type = 'ServiceCreated'`,
    );
    const titles = rows.map(({ title }) => title);
    expect(writtenBefore.filter((title) => !titles.includes(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('the hash chain of every stream verifies', async () => {
    const verifiable = product.app.get(Verifiable);
    const { heads } = await verifiable.heads();
    expect(heads.length).toBeGreaterThan(ENOUGH);
    for (const { stream } of heads) expect(await verifiable.verifyStream(stream)).toMatchObject({ stream, intact: true });
  });

  test('every read table equals its rebuild', async () => {
    await product.caughtUp();
    expect(await product.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
  });

  test('what is written next stands beyond every position that was seen before', async () => {
    const { userId } = await product.member();
    expect((await product.streams.read(`user-${userId}`)).position > seen).toBe(true);
  });

  test('a second restore refuses while the product runs', async () => {
    expect(await ops(place.after, 'restore', copy)).toEqual({ code: 1, said: expect.stringContaining('Stop it first') });
  });

  async function start(settings: Record<string, string>) {
    const server = await startServer({ ...environment, ...settings });
    const url = await place.url(settings);
    const pool = openPool(url);
    const erasuresFile = settings['ERASURES_FILE'] ?? join(settings['DATA_DIRECTORY']!, 'erasures');
    const config = { ...secrets, role: 'api' as const, erasuresFile };
    return { server, product: await testApp({ now: new SystemClock().now(), config, database: { url, pool, drop: () => pool.end() } }) };
  }

  /** One after the other: not many may sign up at once. */
  async function members(count: number, name: string): Promise<Member[]> {
    const made: Member[] = [];
    while (made.length < count) made.push(await product.member({ fullName: `${name}${newId().replaceAll('-', '')} ${made.length}` }));
    return made;
  }

  async function vendor(): Promise<[bearer: string, categoryId: string]> {
    const owner = await product.member();
    await product.execute(new ApplyAsVendor(owner.userId, applicant()));
    const slug = `cleaning-${newId()}`;
    const category = { parentId: null, name: slug, slug, description: 'Clean homes.', icon: null };
    return [owner.bearer, (await product.execute<{ categoryId: string }>(new CreateCategory(category))).categoryId];
  }

  async function write(url: string, bearer: string, categoryId: string): Promise<void> {
    const title = `Service ${newId()}`;
    const offer = {
      categoryId,
      title,
      description: 'Written while a copy is made of it.',
      basePriceCents: 8900,
      priceType: 'fixed',
      durationMinutes: 60,
    };
    const headers = { 'Content-Type': 'application/json', Authorization: bearer, 'Idempotency-Key': newId() };
    const answer = await fetch(`${url}/api/v1/vendor/services`, { method: 'POST', headers, body: JSON.stringify(offer) });
    if (answer.status !== 201) throw new Error(await answer.text());
    written.push(title);
  }

  async function count(enough: number): Promise<void> {
    while (written.length < enough) await new Promise(setImmediate);
  }

  async function ops(settings: Record<string, string>, ...args: string[]): Promise<{ code: number | null; said: string }> {
    return runOps({ ...environment, ...settings }, args);
  }
});

describe('npm run ops', () => {
  const folder = mkdtempSync(join(scratchDirectory(), 'ops-'));
  const secrets = () => ({ MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') });
  const environment = { ...secrets(), ERASURES_FILE: join(folder, 'erasures') };
  const copy = join(folder, 'copy.tar.gz');
  let product: TestApp;
  beforeAll(async () => {
    await buildServer();
    product = await testApp({ config: { masterKey: Buffer.from(environment.MASTER_KEY, 'base64') } });
    await product.member();
    expect(await runOps({ ...environment, DATABASE_URL: product.database.url }, ['backup', '--to', copy])).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await product?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const empty = () => databaseNamed(`ops_${newId().slice(-12)}`, process.env[TEST_SERVER]!);

  test('lists its commands, and refuses others in a sentence', async () => {
    expect(await runOps({}, ['--help'])).toEqual({ code: 0, said: expect.stringContaining('restore FILE') });
    expect(await runOps({}, ['clean'])).toEqual({ code: 1, said: expect.stringContaining('There is no command "clean"') });
  });

  test('a copy leaves nothing unfinished beside it, and is readable by its owner alone', () => {
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
  });

  test.each([
    ['that is cut', (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)), 'cannot be read to its end'],
    [
      'with another byte',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes[Math.floor(bytes.length / 2)]! ^= 1;
        writeFileSync(file, bytes);
      },
      'is not a whole copy',
    ],
    [
      'whose rows were changed before it was packed anew',
      (file: string) => {
        const bytes = gunzipSync(readFileSync(file));
        bytes.write('0000', bytes.indexOf('UserRegistered'));
        writeFileSync(file, gzipSync(bytes));
      },
      'are not the ones that were written',
    ],
  ])('a copy %s is refused before anything is done', async (_how, spoil, said) => {
    const spoilt = join(folder, 'spoilt.tar.gz');
    writeFileSync(spoilt, readFileSync(copy));
    spoil(spoilt);
    const DATABASE_URL = await empty();
    expect(await runOps({ ...environment, DATABASE_URL }, ['restore', spoilt])).toEqual({ code: 1, said: expect.stringContaining(said) });
    const pool = openPool(DATABASE_URL);
    const { rows } = await pool.query(`select to_regclass('es.events') as there`);
    await pool.end();
    expect(rows).toEqual([{ there: null }]);
  });

  test('a copy under another master key is refused', async () => {
    const settings = { ...environment, ...secrets(), DATABASE_URL: await empty() };
    expect(await runOps(settings, ['restore', copy])).toEqual({ code: 1, said: expect.stringContaining('MASTER_KEY is not the one') });
  });

  test('data are not replaced unless somebody says so', async () => {
    const settings = { ...environment, DATABASE_URL: await empty() };
    expect(await runOps(settings, ['restore', copy])).toMatchObject({ code: 0 });
    expect(await runOps(settings, ['restore', copy])).toEqual({ code: 1, said: expect.stringContaining('--replace') });
    expect(await runOps(settings, ['restore', copy, '--replace'])).toEqual({ code: 1, said: expect.stringContaining('--yes') });
    expect(await runOps(settings, ['restore', copy, '--replace', '--yes'])).toEqual({
      code: 0,
      said: expect.stringContaining('No event is gone'),
    });
  });
});
