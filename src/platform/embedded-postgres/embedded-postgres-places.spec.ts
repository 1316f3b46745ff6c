import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../process/project.js';
import { binariesFor, type PostgresBinaries, postgresBinaries } from './binaries/postgres-binaries.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { postgresAccount } from './postgres-account.js';

const asRoot = process.getuid?.() === 0;
const rootTest = asRoot ? test : test.skip;
const containerTest = asRoot && mayMakeContainers() ? test : test.skip;

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'plumb and level '));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

async function startAndStop(directory: string, binaries?: PostgresBinaries): Promise<void> {
  for (let start = 1; start <= 2; start += 1) {
    const server: EmbeddedPostgres = await startEmbeddedPostgres({ directory, settings: ['fsync=off'], ...(binaries && { binaries }) });
    await server.stop();
  }
}

async function withUmask<T>(umask: number, work: () => T): Promise<Awaited<T>> {
  const before = process.umask(umask);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}

describe('the embedded Postgres, first and later start', () => {
  test('in a folder whose name has spaces, quotes, a percent sign and letters beyond ASCII', async () => {
    await startAndStop(join(base, `mü's "house" %20 #1`));
  });

  test('with the umask 077, below folders that are closed to others', () => withUmask(0o077, () => startAndStop(join(base, 'a', 'b'))));

  rootTest(
    'by root (skipped for others), whose programs of Postgres are below a folder that is closed to others: two copies at once',
    async () => {
      const closed = await closedPackage(join(base, 'closed'));
      const places = [openPlace()];
      const account = postgresAccount(join(base, 'one'));
      const binaries = await withUmask(0o077, () => binariesFor(account, closed, places));
      expect(binaries.postgres.startsWith(places[0]!)).toBe(true);
      await Promise.all(['one', 'two'].map((name) => startAndStop(join(base, name), binaries)));
    },
  );

  rootTest('by an ordinary user (skipped where we are one: the other tests show it), with no folder for temporary files', async () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    const binaries = binariesFor(nobody, await postgresBinaries(), [openPlace()]);
    chmodSync(base, 0o777);
    const child = inAnotherProcess(
      `process.setgid(${nobody.gid}); process.setuid(${nobody.uid});
       const server = await startEmbeddedPostgres({ directory: process.argv[1], binaries: JSON.parse(process.argv[2]) });
       await server.stop();`,
      [join(base, 'of nobody'), JSON.stringify(binaries)],
      { TMPDIR: '/nowhere' },
    );
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(existsSync(join(base, 'of nobody', 'postgres', 'PG_VERSION'))).toBe(true);
  });

  containerTest('after a kill, in a container without an init process (skipped where none can be made)', async () => {
    const child = inAnotherProcess(
      `if (process.argv[2] === 'first') {
         const killed = spawnSync(process.execPath, [...process.execArgv, process.argv[1], 'second'], { stdio: 'inherit' });
         const server = await startEmbeddedPostgres({ directory: process.argv[1] });
         await server.stop();
         process.exit(process.pid === 1 && killed.signal === 'SIGKILL' ? 0 : 2);
       }
       await startEmbeddedPostgres({ directory: process.argv[1] });
       const all = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).stdout.split('\\n');
       for (const server of all.filter((line) => / -D /.test(line))) process.kill(Number.parseInt(server, 10), 'SIGKILL');
       process.kill(process.pid, 'SIGKILL');`,
      [join(base, 'contained'), 'first'],
      {},
      ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'],
    );
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});

describe('a copy of the programs', () => {
  rootTest('is not taken from a place where somebody else was first (skipped for others than root)', async () => {
    const closed = await closedPackage(join(base, 'closed'));
    const places = [openPlace('first'), openPlace('second')];
    binariesFor(postgresAccount(base), closed, [places[0]!]);
    const [name] = readdirSync(places[0]!) as [string];
    const trap = join(places[1]!, name);
    symlinkSync(join(places[0]!, name), trap);
    expect(() => binariesFor(postgresAccount(base), closed, [places[1]!])).toThrow(
      /none of .*second takes a copy.*start as an ordinary user/,
    );
    expect(readlinkSync(trap)).toBe(join(places[0]!, name));
    rmSync(trap);
    cpSync(join(places[0]!, name), trap, { recursive: true, verbatimSymlinks: true });
    chmodSync(trap, 0o777);
    expect(() => binariesFor(postgresAccount(base), closed, [places[1]!])).toThrow('takes a copy');
  });
});

function openPlace(name = 'open'): string {
  chmodSync(base, 0o711);
  const place = join(base, name);
  mkdirSync(place);
  chmodSync(place, 0o755);
  return place;
}

/** The package of Postgres, below a folder of mode 700. */
async function closedPackage(folder: string): Promise<PostgresBinaries> {
  const { postgres } = await postgresBinaries();
  mkdirSync(folder, { mode: 0o700 });
  cpSync(dirname(dirname(dirname(postgres))), join(folder, 'package'), { recursive: true, verbatimSymlinks: true });
  const bin = join(folder, 'package', 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function inAnotherProcess(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
  wrapper: readonly string[] = [],
): ChildProcess {
  const hooks = new URL('../../../scripts/typescript.mjs', import.meta.url).href;
  const whole = `const { spawnSync } = await import('node:child_process');
    const { startEmbeddedPostgres } = await import('./src/platform/embedded-postgres/embedded-postgres.ts');
    ${script}`;
  const node = [process.execPath, '--import', hooks, '--input-type=module', '--eval', whole];
  const [program, ...rest] = [...wrapper, ...node, ...args] as [string, ...string[]];
  return spawn(program, rest, { cwd: projectRoot, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
}

function mayMakeContainers(): boolean {
  try {
    execFileSync('unshare', ['--pid', '--fork', '--mount-proc', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
