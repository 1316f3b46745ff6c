import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../src/platform/process/project.js';
import { buildProduct } from './support/build-server.js';
import { mountTest } from './support/mounts.js';
import { freePort } from './support/server-process.js';

let base: string;
beforeAll(buildProduct);
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'plumb-and-level-'));
  chmodSync(base, 0o755);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** `npm start` in a folder that `mount`, a line of shell, has prepared as `$checkout`; ends once it is ready, or says why it can't be. */
async function startIn(mount: string, data: string): Promise<{ said: string; ready: boolean; code: number | null }> {
  const checkout = join(base, 'checkout');
  mkdirSync(checkout);
  // The shell becomes the product, so that one signal ends it and the mounts with it.
  const script = `set -e; ${mount}; exec "$node" "$checkout/scripts/start.mjs"`;
  const child = spawn('unshare', ['--mount', 'sh', '-c', script], {
    cwd: '/',
    env: {
      ...process.env,
      checkout,
      project: projectRoot,
      node: process.execPath,
      PORT: String(await freePort()),
      DATA_DIRECTORY: data,
      DEMO_DATA: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const problems = text(child.stderr);
  const gone = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  let ready = false;
  for await (const some of child.stdout) {
    said += some;
    if (ready || !said.includes('is ready')) continue;
    ready = true;
    child.kill('SIGTERM');
  }
  const [code] = await gone;
  return { said: said + (await problems), ready, code };
}

describe('npm start', () => {
  mountTest('serves from a checkout that is read-only, with the data elsewhere (skipped where nothing can be mounted)', async () => {
    const readOnly =
      'mount --bind "$project" "$checkout"; mount -o remount,ro,bind "$checkout"; ! touch "$checkout/dist/touched" 2>/dev/null';
    const { said, ready, code } = await startIn(readOnly, join(base, 'data'));
    expect({ said, ready, code }).toEqual({ said: expect.stringContaining('Plumb & Level is ready'), ready: true, code: 0 });
  });

  mountTest('says that a read-only checkout that was never built must be built (skipped where nothing can be mounted)', async () => {
    const unbuilt =
      'mount --bind "$project" "$checkout"; mount -t tmpfs tmpfs "$checkout/dist"; mount -o remount,ro "$checkout/dist"; mount -o remount,ro,bind "$checkout"';
    const { said, ready, code } = await startIn(unbuilt, join(base, 'data'));
    expect({ ready, code }).toEqual({ ready: false, code: 1 });
    expect(said).toContain(`must be built, and "${join(base, 'checkout', 'dist')}" cannot be written. Run "npm run build" where it can`);
  });

  mountTest(
    'says before it installs anything that a file system without "exec" runs nothing (skipped where nothing can be mounted)',
    async () => {
      const noexec =
        'mount -t tmpfs -o noexec tmpfs "$checkout"; cp -r "$project/scripts" "$project/package.json" "$project/package-lock.json" "$checkout"';
      const { said, ready, code } = await startIn(noexec, join(base, 'data'));
      expect({ ready, code }).toEqual({ ready: false, code: 1 });
      expect(said.trim()).toBe(
        `No program can be run from "${join(base, 'checkout')}": its file system is mounted with "noexec". Move the project to another one, for example to /srv; the data may stay where they are (DATA_DIRECTORY).`,
      );
    },
  );
});
