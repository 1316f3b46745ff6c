import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from './ids.js';
import { projectRoot } from './project.js';

const stamp = join(projectRoot, 'dist', 'src.built');

/** Changes with the code: the fingerprint of what the server was built from, or, run from sources, something new at each start. */
export const BUILD_ID: string =
  existsSync(stamp) && import.meta.filename.startsWith(join(projectRoot, 'dist')) ? readFileSync(stamp, 'utf8').slice(0, 16) : newId();
