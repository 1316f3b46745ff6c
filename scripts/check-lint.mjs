/**
 * Part of `npm run check`: ESLint, on the files of which it may say something new. ESLint's own cache knows only the file itself, and some rules
 * depend on the types of others.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ESLint } from 'eslint';
import { filesOf, fingerprint } from './lib/fingerprint.mjs';
import { lintKeys } from './lib/lint-keys.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

const CLEAN = inRoot('.cache/check/lint.json');
const NOT_OURS = ['.cache', '.data', '.git', 'coverage', 'dist', 'node_modules', 'test-results'];
const projects = [inRoot('tsconfig.json'), inRoot('web/tsconfig.json')];
const CONFIGURATION = [
  'eslint.config.js',
  'package-lock.json',
  'tsconfig.json',
  'web/tsconfig.json',
  'scripts/check-lint.mjs',
  'scripts/lib',
];

main(async () => {
  const eslint = new ESLint({ cwd: root, warnIgnored: false });
  const keys = await keysOf(eslint);
  const clean = new Set(existsSync(CLEAN) ? JSON.parse(readFileSync(CLEAN, 'utf8')) : []);
  const changed = [...keys].filter(([, key]) => !clean.has(key)).map(([file]) => file);
  if (changed.length === 0) return 0;

  const results = await eslint.lintFiles(changed);
  const found = new Set(results.filter(({ messages }) => messages.length > 0).map(({ filePath }) => filePath));
  const after = await keysOf(eslint);
  mkdirSync(dirname(CLEAN), { recursive: true });
  writeFileSync(
    CLEAN,
    JSON.stringify([...keys].filter(([file, key]) => !found.has(file) && after.get(file) === key).map(([, key]) => key)),
  );
  console.log((await eslint.loadFormatter('stylish')).format(results));
  return results.some(({ errorCount }) => errorCount > 0) ? 1 : 0;
});

async function keysOf(eslint) {
  return lintKeys(await sourcesOf(eslint), { projects, common: [process.version, fingerprint(CONFIGURATION)] });
}

async function sourcesOf(eslint) {
  const files = readdirSync(root)
    .filter((name) => !NOT_OURS.includes(name))
    .flatMap(filesOf)
    .filter((file) => /\.([cm]?js|tsx?)$/.test(file))
    .map((file) => inRoot(file));
  const ignored = await Promise.all(files.map((file) => eslint.isPathIgnored(file)));
  return files.filter((_, place) => !ignored[place]);
}
