import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { projectionFingerprints } from './projection-fingerprints.mjs';

/** Of each read model the version, and of which code it is. */
const RECORD = 'src/projections.lock.json';

/**
 * Compares read models as they are with how they were recorded.
 * @returns `unraised`: sentences about those whose code has changed under an unchanged version; `unrecorded`: about those that only wait to be recorded;
 *   `record`: what is to be written, once nothing is unraised
 * @param {readonly { name: string, version: number, fingerprint: string, file: string }[]} projections
 * @param {Record<string, { version: number, fingerprint: string }>} recorded
 * @param {readonly string[]} sameRows
 * @public a test imports it by a name that is put together
 */
export function judged(projections, recorded, sameRows = []) {
  /** @type {string[]} */
  const unraised = [];
  /** @type {string[]} */
  const unrecorded = [];
  /** @type {typeof recorded} */
  const record = {};
  for (const { name, version, fingerprint, file } of projections) {
    const before = recorded[name];
    record[name] = { version, fingerprint };
    if (before?.version === version && before.fingerprint === fingerprint) continue;
    if (before && version < before.version)
      unraised.push(`${name} has gone back from version ${before.version} to ${version}: a version only grows.`);
    else if (before?.version === version && !sameRows.includes(name)) unraised.push(unchanged(name, version, file));
    else unrecorded.push(`${name}, version ${version}, has not been recorded yet: npm run generate`);
  }
  for (const name of Object.keys(recorded)) if (!record[name]) unrecorded.push(`${name} is no read model any more: npm run generate`);
  return { unraised, unrecorded, record };
}

const unchanged = (name, version, file) =>
  [
    `${name}: its code, or what it uses, has changed, and its version has not. Rows that the old code has written would stay as they are.`,
    `  Raise version ${version} in ${relative(root, file)}, so that its tables are rebuilt at the next start, and run: npm run generate`,
    `  If every row stays what it is, record that instead: npm run generate -- --same-rows ${name}`,
  ].join('\n');

export const projectionVersions = (sameRows) => judged(projectionFingerprints(), readRecord(), sameRows);

/** @returns sentences about what has to be decided first; none: it is recorded */
export function recordProjectionVersions(sameRows, report) {
  const { unraised, unrecorded, record } = projectionVersions(sameRows);
  if (unraised.length > 0 || unrecorded.length === 0) return unraised;
  writeFileSync(inRoot(RECORD), `${JSON.stringify(record, null, 2)}\n`);
  report(RECORD);
  return [];
}

const readRecord = () => (existsSync(inRoot(RECORD)) ? JSON.parse(readFileSync(inRoot(RECORD), 'utf8')) : {});
