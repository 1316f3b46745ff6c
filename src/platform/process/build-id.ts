import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../ids.js';
import { projectRoot } from './project.js';

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
const SERVER_STAMP = join(projectRoot, 'dist', 'src.built');

/** The fingerprints that the build keeps of what each part was built from. */
const STAMPS = ['src', 'web', 'web-server'].map((part) => join(projectRoot, 'dist', `${part}.built`)).filter(existsSync);

const isBuilt = STAMPS.length > 0 && import.meta.filename.startsWith(join(projectRoot, 'dist'));

/** Changes with the code, the client's included; run from sources, it is something new at each start. */
export const BUILD_ID: string = isBuilt ? fingerprint() : newId();

/**
 * Which code it is, as events remember it: the product's version, and the fingerprint that the build keeps of what the server was built from. The same
 * sources have the same one, whenever and wherever they are built.
 */
export const BUILD = `${version}+${isBuilt && existsSync(SERVER_STAMP) ? readFileSync(SERVER_STAMP, 'utf8').slice(0, 12) : 'sources'}`;

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const stamp of STAMPS) hash.update(readFileSync(stamp));
  return hash.digest('hex').slice(0, 16);
}
