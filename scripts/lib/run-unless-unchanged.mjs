import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inRoot, node24 } from './paths.mjs';
import { run } from './process.mjs';

/**
 * Runs a check with the project's Node, unless it passed before with the same `inputs`; one without `inputs` runs always.
 * Only what passed is remembered, and only if nothing changed meanwhile.
 * @param {{ name: string, args: string[], inputs?: () => string[] }} check
 * @param {string} folder where it is remembered, from the root
 * @returns `{ code, output, unchanged }`
 */
export async function runUnlessUnchanged({ name, args, inputs }, folder) {
  const stamp = () => inputs && `${process.platform} ${process.version} ${args.join(' ')} ${fingerprint(inputs())}`;
  const stampFile = inRoot(folder, `${name.replaceAll(' ', '-')}.passed`);
  const before = stamp();
  if (before && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === before) return { code: 0, output: '', unchanged: true };
  const { code, output } = await run(node24, args, { capture: true, env: { FORCE_COLOR: '0' } });
  if (before && code === 0 && stamp() === before) {
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, before);
  }
  return { code, output, unchanged: false };
}
