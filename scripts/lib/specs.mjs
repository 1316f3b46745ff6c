import { readdirSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { Problem } from './process.mjs';

const FOLDERS = ['src', 'test'];
const NO_SPECS = 'test/arch/fixtures/';

/**
 * The test files whose path has one of the parts in it, apart by who runs them; a part that is in none is a mistake.
 * A path as a shell completes it, or as an editor copies it, is a part too.
 */
export function specsWith(parts, specs = allSpecs()) {
  const chosen = new Set();
  for (const part of parts.map(asInProject)) {
    const found = specs.filter((spec) => spec.includes(part));
    if (found.length === 0) throw new Problem(`No test file has "${part}" in its path (src/**/*.spec.ts, test/**/*.spec.ts).`);
    found.forEach((spec) => chosen.add(spec));
  }
  const browser = (spec) => spec.startsWith('test/browser/');
  return { jest: [...chosen].filter((spec) => !browser(spec)), browser: [...chosen].filter(browser) };
}

const asInProject = (part) => part.replace(`${root}/`, '').replace(/^\.\//, '');

const allSpecs = () =>
  FOLDERS.flatMap((folder) => readdirSync(inRoot(folder), { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => path.endsWith('.spec.ts') && !path.startsWith(NO_SPECS))
    .sort();
