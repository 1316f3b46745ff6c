import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CreateCategory } from '../../src/categories/index.js';
import { newId } from '../../src/platform/ids.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { runOps } from '../support/run-ops.js';
import { scratchDirectory } from '../support/test-server.js';

/** The product runs and leads; the commands are other processes. */
describe('beside a product that runs', () => {
  const secrets = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
  const slug = `category-${newId()}`;
  let product: TestApp;
  let categoryId: string;
  beforeAll(async () => {
    await buildServer();
    product = await testApp({ config: secrets });
    await product.member();
    const category = { parentId: null, name: 'Plumbing', slug, description: '', icon: null };
    ({ categoryId } = await product.execute<{ categoryId: string }>(new CreateCategory(category)));
    await product.caughtUp();
  });
  afterAll(() => product?.close());

  const ops = (...args: readonly string[]) =>
    runOps(
      {
        DATABASE_URL: product.database.url,
        ERASURES_FILE: join(scratchDirectory(), `erasures-${newId()}`),
        MASTER_KEY: secrets.masterKey.toString('base64'),
        TOKEN_SECRET: secrets.tokenSecret,
      },
      args,
    );
  const plain = (words: string) => words.replaceAll(/[.()]/g, String.raw`\$&`);
  /** With this code, and these words in this order. */
  const ends = async (code: number, args: readonly string[], ...words: readonly string[]) =>
    expect(await ops(...args)).toEqual({ code, said: expect.stringMatching(words.map(plain).join(String.raw`[\s\S]*`)) });

  describe('verify', () => {
    const heads = join(scratchDirectory(), `heads-${newId()}`);
    /** As whoever owns the server can. */
    async function past(text: string, ...values: readonly unknown[]): Promise<void> {
      const client = await product.database.pool.connect();
      await client.query('begin; set local session_replication_role = replica');
      await client.query(text, [...values]);
      await client.query('commit');
      client.release();
    }

    test('counts all events and streams that match their hashes', async () => {
      const { rows } = await product.database.pool.query<{ said: string }>(
        `select count(*) || ' events of ' || count(distinct stream_id) || ' streams match' as said from es.events`,
      );
      await ends(0, ['verify'], rows[0]!.said);
    });

    test('looks at one stream, and knows which there are not', async () => {
      await ends(0, ['verify', `category-${categoryId}`], `1 event of category-${categoryId} match`);
      await ends(1, ['verify', 'category-none'], 'There is no stream "category-none"');
      await ends(1, ['verify', 'category-none', '--heads', heads], 'Heads are of all streams');
    });

    test('notes where each stream stands, and never over an earlier note', async () => {
      await ends(0, ['verify', '--heads', heads], heads, '--against');
      await ends(1, ['verify', '--heads', heads], heads);
      await ends(0, ['verify', '--against', heads], 'passes through the head');
      await ends(1, ['verify', '--against', `${heads}-none`], `${heads}-none`, 'ENOENT');
    });

    test('names a stream that somebody has changed, and one that is gone without a trace', async () => {
      await past(`delete from es.events where stream = $1`, `categorySlug-${slug}`);
      await past(`delete from es.streams where name = $1`, `categorySlug-${slug}`);
      await ends(0, ['verify'], 'match their hashes');
      await ends(1, ['verify', '--against', heads], `categorySlug-${slug}, event 0: the whole stream is gone`);
      await past(
        `update es.events set data = replace(data::text, 'Plumbing', 'Painting')::jsonb where stream = $1`,
        `category-${categoryId}`,
      );
      await ends(1, ['verify'], `category-${categoryId}, event 0: an event does not match its hash`);
      await past(
        `update es.events set data = replace(data::text, 'Painting', 'Plumbing')::jsonb where stream = $1`,
        `category-${categoryId}`,
      );
    });
  });

  describe('compare and rebuild', () => {
    const categories = async () => (await product.http().get('/api/v1/categories').expect(200)).body as { name: string }[];

    test('say that the read tables are what the events say', async () => {
      await ends(0, ['compare'], 'read tables: what is in use is what the events say');
    });

    test('ask for a projection that there is', async () => {
      await ends(1, ['compare', 'catalog.none'], '"catalog.none"', 'catalog.categories');
      await ends(1, ['rebuild'], 'Tell which projection', 'catalog.categories');
      await ends(1, ['rebuild', 'catalog.none'], '"catalog.none"', 'catalog.categories');
    });

    test('find a row that somebody has changed, and make the table anew: nobody is shown the former one after that', async () => {
      await product.database.pool.query(`update read.catalog_category set name = 'Painting'`);
      expect(await categories()).toMatchObject([{ name: 'Painting' }]);
      await ends(
        1,
        ['compare', 'catalog.categories'],
        'catalog_category: 1 row only in use, 1 row only from the events',
        'in use',
        'Painting',
        'from events',
        'Plumbing',
      );
      await ends(0, ['rebuild', 'catalog.categories'], '1 read table rebuilt');
      await ends(0, ['compare'], 'what is in use is what the events say');
      await product.caughtUp();
      expect(await categories()).toMatchObject([{ name: 'Plumbing' }]);
    });
  });

  test('grants need a second role', async () => {
    await ends(1, ['grants'], 'MIGRATION_DATABASE_URL');
  });
});
