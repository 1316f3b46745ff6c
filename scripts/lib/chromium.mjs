import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { node24, tool } from './paths.mjs';
import { Problem, run } from './process.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APT = '/usr/bin/apt-get';
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** Debian's package of the engine without a browser's windows: a page costs it a third less time. */
const SHELL = 'chromium-headless-shell';

/** The path of a Chromium that starts: one that is there, else Debian's package (as root), else Playwright's own. */
export const chromiumPath = () => firstOf([existing, () => fromDebian('chromium'), fromPlaywright]);

/** The same for tests, which need no windows. `CHROMIUM_PATH` goes before all. */
export const headlessChromiumPath = () =>
  process.env.CHROMIUM_PATH
    ? chromiumPath()
    : firstOf([() => firstThatWorks([inPath(SHELL)]), existing, () => fromDebian(SHELL), () => fromDebian('chromium'), fromPlaywright]);

async function firstOf(ways) {
  for (const way of ways) {
    const path = await way();
    if (path) return path;
  }
  throw new Problem(
    'The browser tests need a Chromium, and none could be found or fetched. Install one (Debian, Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

async function existing() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !(await works(given))) throw new Problem(`CHROMIUM_PATH is "${given}", which is not a Chromium that starts.`);
  return firstThatWorks([given, ...NAMES.map(inPath), ...MAC, chromium.executablePath()]);
}

async function fromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return undefined;
  console.log("Getting Debian's Chromium for the browser tests (once) …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = { capture: true, env };
  await run(APT, ['update', '-q'], options);
  await run(APT, ['install', '-y', '-q', '--no-install-recommends', name], options);
  return firstThatWorks([inPath(name)]);
}

async function fromPlaywright() {
  console.log("Getting Playwright's Chromium for the browser tests (once) …");
  const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await run(node24, [tool('@playwright/test/cli.js'), 'install', ...asRoot, 'chromium'], { capture: true });
  return firstThatWorks([chromium.executablePath()]);
}

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

async function firstThatWorks(paths) {
  for (const path of paths) if (path && (await works(path))) return path;
  return undefined;
}

/** A stub that only points to a shop, or a browser without its libraries, does not answer. */
async function works(path) {
  try {
    const { code, output } = await run(path, ['--version'], { capture: true });
    return code === 0 && /\d+\.\d+/.test(output);
  } catch {
    return false;
  }
}
