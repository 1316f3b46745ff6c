import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot, node24 } from './paths.mjs';
import { Problem, run, since } from './process.mjs';

const stampFile = inRoot('node_modules', '.plumb-installed');

/** Runs `npm ci`, but only when node_modules is not what package-lock.json says. Runs on Node 20 and needs no package itself. */
export async function install() {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(node24) && (stampIs(stamp) || isInstalled(JSON.parse(lock)))) return remember(stamp);

  const start = performance.now();
  console.log('Installing the packages (once, and after they change; about a minute) …');
  const { code, output } = await run('npm', ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'], {
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

const stampIs = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

function remember(stamp) {
  if (!stampIs(stamp)) writeFileSync(stampFile, stamp);
}

/** Whether npm's own record of what it installed has every package of the lock file, so that `npm ci` by hand counts too. */
function isInstalled(lock) {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) => path === '' || (installed[path]?.version ?? (optional && version)) === version,
  );
}

/** As from a shell: npm's scripts put node_modules/.bin first, and that is about to be replaced. */
function plainEnvironment() {
  const PATH = process.env.PATH.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  return { PATH, NODE: undefined, npm_node_execpath: undefined, npm_execpath: undefined, NODE_ENV: undefined };
}

function whyNot(output) {
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full. Free some space and start again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output))
    return 'The packages could not be installed: the npm registry does not answer. Check the network and start again.';
  if (/EACCES|EPERM/.test(output))
    return 'The packages could not be installed: this user may not write to node_modules. Its owner is probably another user.';
  return 'The packages could not be installed. npm says:';
}
