import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.js';
import { StartProblem } from './start-problem.js';

describe('settings', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'plumb config '));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIRECTORY: directory, ...env });
  const key = Buffer.alloc(32, 7).toString('base64');
  const complete = { MASTER_KEY: key, TOKEN_SECRET: 's'.repeat(32), SMTP_URL: 'smtp://mail.test', PUBLIC_URL: 'https://plumb.test/' };

  test('have defaults for a laptop', () => {
    expect(read()).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      production: false,
      role: 'all',
      readPatienceMs: 2000,
      dataDirectory: directory,
    });
  });

  test('an empty value is as good as none', () => {
    expect(read({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'live'],
    ['ROLE', 'worker'],
    ['READ_PATIENCE_MS', '0'],
    ['DATABASE_URL', 'mysql://localhost/plumb'],
    ['EVENT_STORE_URL', 'somewhere'],
    ['MASTER_KEY', 'c2hvcnQ='],
    ['TOKEN_SECRET', 'short'],
    ['SMTP_URL', 'mail.test'],
    ['PUBLIC_URL', 'plumb.test'],
    ['TRUSTED_PROXIES', 'proxy.test'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,'],
  ])('a bad %s (%s) is named in a sentence', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`, 'm'));
  });

  test('proxies are addresses and networks', () => {
    expect(read().trustedProxies).toEqual([]);
    expect(read({ TRUSTED_PROXIES: '10.0.0.7, fd00::/8' }).trustedProxies).toEqual(['10.0.0.7', 'fd00::/8']);
  });

  test('secrets are made once, for their owner alone', () => {
    const first = read();
    expect(read()).toMatchObject({ masterKey: first.masterKey, tokenSecret: first.tokenSecret });
    for (const file of ['master-key', 'token-secret']) expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
  });

  test('a lost master key is not replaced where data need it', () => {
    mkdirSync(join(directory, 'postgres'));
    expect(() => read()).toThrow(StartProblem);
    expect(() => read()).toThrow(/master-key" is missing/);
  });

  test('a damaged secret is said to be damaged', () => {
    writeFileSync(join(directory, 'token-secret'), 'half');
    expect(() => read()).toThrow(/token-secret.* is damaged/);
  });

  test.each(Object.keys(complete))('production asks for %s', (name) => {
    expect(() => read({ NODE_ENV: 'production', ...complete, [name]: '' })).toThrow(`With NODE_ENV=production, ${name} must be set.`);
  });

  test('production with everything set starts, without demo data', () => {
    expect(read({ NODE_ENV: 'production', ...complete })).toMatchObject({
      production: true,
      publicUrl: 'https://plumb.test',
      demoData: false,
    });
  });
});
