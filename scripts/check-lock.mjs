/**
 * Part of `npm run check`: does the lock file name every package that some machine would install? `npm install` leaves out those for
 * other machines when it cannot fetch them, and `npm ci` then refuses the file, here and there.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const missing = new Set();
for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const name of Object.keys(optionalDependencies)) if (!foundFrom(path, name)) missing.add(name);
}
if (missing.size > 0) {
  console.log(`package-lock.json lacks ${[...missing].join(', ')}.\nMake it again where the whole registry can be reached.`);
  process.exitCode = 1;
}

/** As Node looks for it: beside the package, then in each folder above. */
function foundFrom(path, name) {
  if (packages[`${path && `${path}/`}node_modules/${name}`]) return true;
  return path !== '' && foundFrom(path.slice(0, Math.max(path.lastIndexOf('node_modules/') - 1, 0)), name);
}
