import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../src/platform/process/project.js';

const NEEDED = { 'node_modules/needed': { version: '1.0.0' } };
const LOCK = { packages: { '': {}, ...NEEDED, 'node_modules/for-tests': { version: '1.0.0', dev: true } } };

/** A checkout as `npm start` leaves it: without what only tests and development need. In place of npm a program that notes that it was called. */
let checkout: string;
let called: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'plumb-and-level-'));
  called = join(checkout, 'called');
  cpSync(join(projectRoot, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  for (const folder of ['bin', 'node_modules/node/bin']) mkdirSync(join(checkout, folder), { recursive: true });
  symlinkSync(process.execPath, join(checkout, 'node_modules', 'node', 'bin', 'node'));
  writeFileSync(join(checkout, 'bin', 'npm'), `#!/bin/sh\necho "$@" >> "${called}"\n`, { mode: 0o755 });
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify(LOCK));
  writeFileSync(join(checkout, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: NEEDED }));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const run = (script: string): string => {
  const env = { PATH: [join(checkout, 'bin'), process.env['PATH']].join(delimiter) };
  const { stdout, stderr } = spawnSync(process.execPath, [join(checkout, 'scripts', script)], { cwd: checkout, env, encoding: 'utf8' });
  return stdout + stderr;
};

describe('beside a product that runs', () => {
  test.each(['ops.mjs', 'admin-create.mjs'])('scripts/%s replaces none of its packages', (script) => {
    // There is no compiler here either, so it ends with the next thing that it does.
    expect(run(script)).toContain('The server could not be built');
    expect(existsSync(called)).toBe(false);
  });

  test('a build does install what it needs', () => {
    run('build.mjs');
    expect(existsSync(called)).toBe(true);
  });
});
