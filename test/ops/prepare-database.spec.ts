import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { newId } from '../../src/platform/ids.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { runAdminCreate, runOps } from '../support/run-ops.js';
import { startServer } from '../support/server-process.js';
import { scratchDirectory } from '../support/test-server.js';

const ADMIN = ['--email', 'ada@example.test', '--name', 'Ada Lovelace'];

describe('a database that the product must not work on', () => {
  const masterKey = randomBytes(32);
  let app: TestApp;
  beforeAll(async () => {
    await buildServer();
    app = await testApp({ config: { masterKey } });
    await app.member();
  });
  afterAll(() => app?.close());

  const settings = (key = masterKey) => ({
    DATABASE_URL: app.database.url,
    ERASURES_FILE: join(scratchDirectory(), `erasures-${newId()}`),
    MASTER_KEY: key.toString('base64'),
    TOKEN_SECRET: randomBytes(32).toString('hex'),
  });
  const keys = async () => (await app.database.pool.query('select from subject_keys')).rowCount;

  test('is one whose personal data are under another master key: nothing is written under this one, and nothing copied', async () => {
    const [other, before] = [settings(randomBytes(32)), await keys()];
    const sentence = /MASTER_KEY .*"[^"]*master-key".* is not the one that the personal data in this database were encrypted under/;
    await expect(startServer(other)).rejects.toThrow(sentence);
    const said = { code: 1, said: expect.stringMatching(sentence) };
    expect(await runAdminCreate({ ...other, ADMIN_PASSWORD: PASSWORD }, ADMIN)).toEqual(said);
    expect(await runOps(other, ['backup', '--to', join(scratchDirectory(), `${newId()}.tar.gz`)])).toEqual(said);
    expect(await keys()).toBe(before);
  });
});
