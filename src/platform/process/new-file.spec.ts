import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountTest } from '../../../test/support/mounts.js';
import { writeNewFile } from './new-file.js';
import { projectRoot } from './project.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumb and level '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `script`, a line that uses `folder`, where `pages` pages of the disk are free. @returns what it said, and what is in the folder then */
function onFullDisk(pages: number, script: string): string {
  const hooks = new URL('../../../scripts/typescript.mjs', import.meta.url).href;
  const program = `const folder = process.argv[1]; try { ${script} } catch (error) { console.log(error.message) }`;
  const shell = `set -e
    mount -t tmpfs -o size=64k tmpfs "$folder"
    dd if=/dev/zero of="$folder/filled" bs=4k count=${16 - pages} status=none
    "$node" --import "$hooks" --input-type=module --eval "$program" "$folder"
    ls "$folder"`;
  return execFileSync('unshare', ['--mount', 'sh', '-c', shell], {
    cwd: projectRoot,
    env: { ...process.env, folder, node: process.execPath, hooks, program },
    encoding: 'utf8',
  });
}

describe('a new file', () => {
  test('is for its owner alone, and is never written over', () => {
    const file = join(folder, 'secret');
    writeNewFile(file, 'first');
    writeNewFile(file, 'second');
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777, readdirSync(folder)]).toEqual(['first', 0o600, ['secret']]);
  });

  mountTest.each([
    ['secret', 0, `const { keptSecret } = await import('./src/platform/process/kept-secret.ts'); keptSecret(folder + '/master-key');`],
    [
      'password of the database',
      // One page, for the lock.
      1,
      `const { startEmbeddedPostgres } = await import('./src/platform/embedded-postgres/embedded-postgres.ts'); await startEmbeddedPostgres({ directory: folder });`,
    ],
  ])(
    'with a %s leaves nothing on a full disk that would block the next start (skipped where nothing can be mounted)',
    (_what, pages, script) => {
      expect(onFullDisk(pages, script)).toMatch(/^The disk that holds .* is full\. .*\nfilled\n$/);
    },
  );
});
