import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { projectRoot } from '../process/project.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

const start = (directory: string): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ directory, settings: ['fsync=off'] });

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = (directory: string) => Number.parseInt(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8'), 10);

describe('the embedded Postgres', () => {
  let directory: string;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'plumb and level '));
    server = await start(directory);
    await query(server.url, `create table kept as select 'still here' as note`);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const expectKept = async () => expect(await query(server.url, 'select note from kept')).toEqual([{ note: 'still here' }]);

  test('keeps its data from one start to the next', async () => {
    await server.stop();
    server = await start(directory);
    await expectKept();
  });

  test('writes nothing into its log of what a statement was about', async () => {
    await expect(query(server.url, `select 'ada@example.test'::uuid`)).rejects.toThrow('ada@example.test');
    await expect(query(server.url, `do $$ begin raise warning 'ada@example.test'; end $$`)).resolves.toEqual([]);
    const log = readFileSync(join(directory, 'postgres.log'), 'utf8');
    expect(log).toContain('database system is ready to accept connections');
    expect(log).not.toContain('ada@example.test');
  });

  test('is not started twice on the same data', async () => {
    await expect(start(directory)).rejects.toThrow(/runs already with this data \(process \d+\)/);
    await expectKept();
  });

  test('is started again on the same port when it is killed', async () => {
    const before = postmaster(directory);
    process.kill(before, 'SIGKILL');
    const note = await eventually(() => query(server.url, 'select note from kept'));
    expect(note).toEqual([{ note: 'still here' }]);
    expect(postmaster(directory)).not.toBe(before);
  });

  test('is started again beside a process of the dead one that is at work, and is not waited for', async () => {
    // Works without looking up, as one does that waits for a lock whose holder was killed.
    const atWork = query(server.url, `do $$ begin perform set_config('application_name', 'at work', false); loop end loop; end $$`);
    const lost = expect(atWork).rejects.toThrow();
    await eventually(async () => {
      const { length } = await query(server.url, `select 1 from pg_stat_activity where application_name = 'at work'`);
      expect(length).toBe(1);
    });
    process.kill(postmaster(directory), 'SIGKILL');
    await eventually(expectKept);
    await lost;
  });

  test('is brought back however often it could not be, once what was in the way is gone', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const needed = join(directory, 'postgres', 'global', 'pg_control');
    renameSync(needed, `${needed}.away`);
    process.kill(postmaster(directory), 'SIGKILL');
    const told = () => said.mock.calls.map(([text]) => String(text)).join('');
    await eventually(async () => expect(told()).toMatch(/does not start: .*It is tried again every 5 seconds\.\n/));
    said.mockRestore();
    renameSync(`${needed}.away`, needed);
    await eventually(expectKept);
  });

  test('goes when its owner is killed, and the next start finds everything', async () => {
    await server.stop();
    const owner = startOwner(directory);
    await once(owner.stdout!, 'data');
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    server = await start(directory);
    await expectKept();
  });

  test('is not kept from starting by a pid file that names a stranger', async () => {
    const pidFile = join(directory, 'postgres', 'postmaster.pid');
    const left = readFileSync(pidFile, 'utf8');
    await server.stop();
    writeFileSync(pidFile, left.replace(/^\d+/, `${process.pid}`));
    server = await start(directory);
    await expectKept();
  });

  test.each([
    ['PG_VERSION', '17\n', /was made by Postgres 17, this is 18/],
    [join('global', 'pg_control'), 'nonsense', /does not start: .*pg_control.*Nothing was deleted/],
  ])('with a broken %s it says so, and deletes nothing', async (file, content, sentence) => {
    const broken = join(directory, 'postgres', file);
    const right = readFileSync(broken);
    await server.stop();
    writeFileSync(broken, content);
    const files = readdirSync(join(directory, 'postgres'));
    await expect(start(directory)).rejects.toThrow(sentence);
    expect(readdirSync(join(directory, 'postgres'))).toEqual(expect.arrayContaining(files));
    expect(readFileSync(broken, 'utf8')).toBe(content);
    writeFileSync(broken, right);
    server = await start(directory);
    await expectKept();
  });
});

/** Another process that starts the server and stays. */
function startOwner(directory: string): ChildProcess {
  const hooks = new URL('../../../scripts/typescript.mjs', import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import('./src/platform/embedded-postgres/embedded-postgres.ts');
    await startEmbeddedPostgres({ directory: process.argv[1] });
    console.log('started');
    setInterval(() => undefined, 1000);`;
  const args = ['--import', hooks, '--input-type=module', '--eval', script, directory];
  return spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The first success; what fails is tried again until the test's own time is up. */
async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
