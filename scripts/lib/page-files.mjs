import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const BUILT = 'dist/web';

/**
 * The scripts that a browser loads to show pages of the built client before anything is clicked.
 * @param {string[]} sources the pages, and what they fetch by themselves, under `web/src`
 */
export function scriptsOf(sources) {
  const manifest = JSON.parse(readFileSync(inRoot(BUILT, '.vite', 'manifest.json'), 'utf8'));
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    if (!manifest[name]) throw new Error(`${name} is no part of the built client`);
    found.add(name);
    manifest[name].imports?.forEach(visit);
  };
  // The first script fetches the libraries and the shell, in turns.
  ['index.html', ...manifest['index.html'].dynamicImports, ...sources.map((source) => `src/${source}`)].forEach(visit);
  return [...new Set([...found].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')))].map(
    (file) => `${BUILT}/${file}`,
  );
}
