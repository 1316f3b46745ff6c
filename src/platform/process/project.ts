import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the checkout: the nearest one above that has a package.json, from the sources as well as from the build. */
export const projectRoot = nearestPackage(import.meta.dirname);

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json is missing from the project');
  return nearestPackage(parent);
}
