import { randomBytes } from 'node:crypto';
import { SHIPPED_CATEGORIES } from '../../src/categories/index.js';
import { userId } from '../../src/demo/steps/created-ids.js';
import { RegisterAccount } from '../../src/identity/index.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { startServer } from '../support/server-process.js';

/** A start on a busy machine, twice. */
const PATIENCE = 180_000;

describe('with NODE_ENV=production', () => {
  const masterKey = randomBytes(32);
  let app: TestApp;
  beforeAll(async () => {
    await buildServer();
    app = await testApp({ config: { masterKey } });
  }, PATIENCE);
  afterAll(() => app.close());

  const start = () =>
    startServer({
      DATABASE_URL: app.database.url,
      NODE_ENV: 'production',
      MASTER_KEY: masterKey.toString('base64'),
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://localhost:2525',
      PUBLIC_URL: 'https://plumb.example',
    });

  test(
    'the product starts on a store without demo accounts, and has the categories that the site leads to',
    async () => {
      const server = await start();
      const { rows } = await app.database.pool.query("select data->>'slug' as slug from es.events where type = 'CategoryCreated'");
      expect(await server.stop()).toBe(0);
      expect(rows.map(({ slug }: { slug: string }) => slug)).toEqual(SHIPPED_CATEGORIES.map(({ slug }) => slug));
    },
    PATIENCE,
  );

  test(
    'it does not start on one that holds the demo accounts, and says what to do',
    async () => {
      const password = { passwordHash: 'known to all', strongEnoughForStaff: true };
      await app.execute(
        new RegisterAccount({ userId: userId('admin'), email: 'admin@demo.test', fullName: 'Ada', password, emailVerified: true }),
      );
      await expect(start()).rejects.toThrow(/holds the demo accounts, whose password everybody knows.*set DATABASE_URL/);
    },
    PATIENCE,
  );
});
