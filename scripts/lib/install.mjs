import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot, node24 } from './paths.mjs';
import { NO_EXEC, Problem, READ_ONLY, run, since } from './process.mjs';

const stampFile = inRoot('node_modules', '.plumb-installed');
/** npm's own record of what it installed. */
const recordFile = inRoot('node_modules', '.package-lock.json');
const LESS = ' without what only tests and development need';

/**
 * Installs what package-lock.json says, but only when it is not there. Runs on Node 20 and needs no package itself.
 * @param options `forStart`: without what only tests and development need, which is more than half; what is there of it stays, up to date
 */
export async function install({ forStart = false } = {}) {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock);
  const record = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')).packages : {};
  const less = forStart && !Object.values(record).some(({ dev }) => dev);
  const whole = createHash('sha256').update(lock).digest('hex');
  const stamp = less ? whole + LESS : whole;
  const kept = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (existsSync(node24) && (kept === stamp || isInstalled(packages, record, less))) return kept === stamp || remember(stamp);

  refuseNoExec();
  const start = performance.now();
  console.log('Installing the packages (once, and after they change; about a minute) …');
  const { code, output } = await run('npm', ['ci', less ? '--omit=dev' : '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'], {
    capture: true,
    env: plainEnvironment(),
  });
  if (code !== 0) throw new Problem(`${whyNot(output)}\n\n${output.trim()}`);
  if (!existsSync(node24)) {
    throw new Problem(
      'npm did not run the install scripts, which fetch Node 24. Allow them and start again: npm config set ignore-scripts false',
    );
  }
  remember(stamp);
  console.log(`Installed in ${since(start)}.`);
}

/** A read-only folder cannot be told; there, the question is asked again each time. */
function remember(stamp) {
  try {
    writeFileSync(stampFile, stamp);
  } catch (error) {
    if (!READ_ONLY.includes(error.code)) throw error;
  }
}

/** Whether the record has every package that is wanted, so that `npm ci` by hand counts too. */
function isInstalled(packages, record, less) {
  return Object.entries(packages).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' || (less && (dev || devOptional)) || (record[path]?.version ?? (optional && version)) === version,
  );
}

/** Said before the minutes of installing, and not after. */
function refuseNoExec() {
  const program = inRoot(`.try-${process.pid}`);
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    const error = /** @type {NodeJS.ErrnoException | undefined} */ (spawnSync(program).error);
    if (error?.code === 'EACCES') throw new Problem(NO_EXEC);
  } catch (error) {
    if (!READ_ONLY.includes(error.code)) throw error;
  } finally {
    rmSync(program, { force: true });
  }
}

/** As from a shell: npm's scripts put node_modules/.bin first, and that is about to be replaced. */
function plainEnvironment() {
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  return { PATH, NODE: undefined, npm_node_execpath: undefined, npm_execpath: undefined, NODE_ENV: undefined };
}

function whyNot(output) {
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full. Free some space and start again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output))
    return 'The packages could not be installed: the npm registry does not answer. Check the network and start again.';
  if (/EROFS/.test(output))
    return 'The packages are not installed, and this folder is on a read-only file system. Run "npm ci" and "npm run build" where it can be written.';
  if (/EACCES|EPERM/.test(output))
    return 'The packages could not be installed: this user may not write to node_modules. Its owner is probably another user.';
  return 'The packages could not be installed. npm says:';
}
