import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Of the names and the content of files and of all that is in folders; times do not count. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

/** The files of a folder and of those in it, or the file itself; none of what is not there. */
export function filesOf(path) {
  if (!existsSync(inRoot(path))) return [];
  const entries = readdirOrFile(path);
  return entries ? entries.filter(({ name }) => name !== 'node_modules').flatMap(({ name }) => filesOf(`${path}/${name}`)) : [path];
}

function readdirOrFile(path) {
  try {
    return readdirSync(inRoot(path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
