import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { CreateFirstAdmin } from '../src/identity/index.js';
import { projectRoot } from '../src/platform/process/project.js';
import { account, browserOf, codeOf, door } from './http/identity-support.js';
import { PASSWORD, type TestApp, testApp } from './support/app.js';
import { buildServer } from './support/build-server.js';

const SECRETS = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
const PERSON = { email: 'ada@example.test', fullName: 'Ada Lovelace', password: PASSWORD };

/** One product for each test: there is one first admin. */
let app: TestApp;
beforeEach(async () => {
  app = await testApp({ config: SECRETS });
});
afterEach(() => app.close());

const create = (changed: Partial<typeof PERSON> = {}) => app.execute<string>(new CreateFirstAdmin({ ...PERSON, ...changed }));
const admins = async (): Promise<number> => {
  await app.caughtUp();
  return (await app.database.pool.query('select 1 from read.account_directory where is_admin')).rowCount!;
};

describe('the first admin', () => {
  test('signs in, sets two-factor sign-in up, and is an admin', async () => {
    const userId = await create();
    const here = await browserOf(app, { userId, email: PERSON.email });
    const at = door(app);
    expect((await at.me(here.accessToken).expect(200)).body).toMatchObject({ role: 'admin', emailVerified: true, twoFactorRequired: true });
    expect(await at.mailsTo(PERSON.email)).toEqual([]);
    const { secret } = (await account(app, here).start().expect(200)).body;
    const { session } = (await account(app, here).enable(codeOf(app, secret)).expect(200)).body;
    expect(session.user).toMatchObject({ role: 'admin', twoFactorRequired: false });
  });

  test('is made once', async () => {
    await create();
    await expect(create({ email: 'eve@example.test' })).rejects.toMatchObject({ code: 'identity/admin-exists' });
    expect(await admins()).toBe(1);
  });

  test('of several at the same moment one is made, with its own password', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => create({ email: `ada${n}@example.test`, password: `a very good password ${n}` })),
    );
    const made = tries.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(made).toHaveLength(1);
    expect(await admins()).toBe(1);
    await door(app).signIn(`ada${made[0]}@example.test`, `a very good password ${made[0]}`).expect(200);
  });

  test('is not made where there is an admin already', async () => {
    await app.member({ roles: ['admin'] });
    await expect(create()).rejects.toMatchObject({ code: 'identity/admin-exists' });
    expect(await admins()).toBe(1);
  });

  test('needs a password of 12 characters and an address of their own', async () => {
    await expect(create({ password: 'Kq7!zPx2' })).rejects.toMatchObject({ code: 'identity/weak-password' });
    const { email } = await app.member();
    await expect(create({ email })).rejects.toMatchObject({ code: 'identity/email-taken' });
    expect(await admins()).toBe(0);
    await create();
  });
});

describe('npm run admin:create', () => {
  beforeAll(() => buildServer());

  /** The command as a process of its own, on this product's database. */
  async function run(args: readonly string[], password: string): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, [join(projectRoot, 'dist', 'src', 'admin-create.js'), ...args], {
      cwd: projectRoot,
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: app.database.url,
        MASTER_KEY: SECRETS.masterKey.toString('base64'),
        TOKEN_SECRET: SECRETS.tokenSecret,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdin.end(`${password}\n`);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  }

  test('takes the password from a pipe, says what comes next, and works once', async () => {
    const args = ['--email', PERSON.email, '--name', PERSON.fullName];
    const first = await run(args, PASSWORD);
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('ada@example.test is an admin now') });
    expect(first.said).not.toContain(PASSWORD);
    expect(await admins()).toBe(1);
    expect(await run(args, PASSWORD)).toMatchObject({ code: 1, said: expect.stringContaining('There is an admin already') });
  });

  test('refuses a short password and a missing name in a sentence', async () => {
    expect(await run(['--email', PERSON.email, '--name', 'Ada'], 'Kq7!zPx2')).toMatchObject({
      code: 1,
      said: '\nAn admin or auditor needs a password of at least 12 characters.\n\n',
    });
    expect(await run(['--email', PERSON.email], PASSWORD)).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run admin:create'),
    });
    expect(await admins()).toBe(0);
  });
});
