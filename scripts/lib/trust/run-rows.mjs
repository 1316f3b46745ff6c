import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headlessChromiumPath } from '../chromium.mjs';
import { run, since } from '../process.mjs';
import { specsWith } from '../specs.mjs';
import { runJest, runPlaywright } from '../suites.mjs';
import { duration, keepRow } from './results.mjs';

const TELL_EVERY = 60_000;

/** Runs rows at their full figures, one after another, whatever becomes of each; answers how many are not green. */
export async function runRows(rows, seed) {
  console.log(`Seed ${seed}.`);
  const verdicts = [];
  for (const [index, row] of rows.entries()) {
    console.log(`\n── Row ${row.number} (${index + 1} of ${rows.length}): ${row.title}`);
    const result = await runRow(row, seed);
    keepRow(row.number, result);
    verdicts.push(result.verdict);
    console.log(`   ${result.verdict} after ${duration(result.seconds)}: ${JSON.stringify(result.done)}`);
  }
  const green = verdicts.filter((verdict) => verdict === 'green').length;
  console.log(`\n${rows.map(({ number }, index) => `${number}: ${verdicts[index]}`).join(', ')}`);
  console.log(`${green} of ${rows.length} rows green; docs/reference/trust.md is written.`);
  return rows.length - green;
}

async function runRow(row, seed) {
  const start = performance.now();
  const telling = setInterval(() => console.log(`   … row ${row.number}, ${since(start)}`), TELL_EVERY);
  const folder = mkdtempSync(join(tmpdir(), 'plumb-trust-'));
  try {
    const failed = await runSpecs(row, { TRUST: 'full', TRUST_SEED: String(seed), TRUST_REPORT: folder });
    const done = { ...added(folder, row.number), ...(await suitesUnder(row.suiteUnder ?? [])) };
    const verdict = failed > 0 ? 'red' : shortOf(row.goal, done) ? 'short of its goal' : 'green';
    const when = new Date().toISOString().slice(0, 10);
    return { done, verdict, seconds: Math.round((performance.now() - start) / 1000), seed, when, commit: await commit() };
  } finally {
    clearInterval(telling);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns how many tests failed */
async function runSpecs({ specs }, env) {
  try {
    const { jest, browser } = specsWith(specs);
    let failed = 0;
    if (jest.length > 0) failed += (await runJest(jest, env)).failed;
    if (browser.length > 0) failed += (await runPlaywright(await headlessChromiumPath(), { specs: browser, env })).failed;
    return failed;
  } catch (error) {
    console.error(`\n${error.message}`);
    return 1;
  }
}

/** Runs all unit, projection and HTTP tests, as `npm test` does, where the machine has another time zone; each counts when it is green. */
async function suitesUnder(zones) {
  if (zones.length === 0) return {};
  let green = 0;
  for (const zone of zones) {
    console.log(`   the suite under TZ=${zone}`);
    if ((await runJest([], { TZ: zone })).failed === 0) green++;
  }
  return { 'TZ values': green };
}

/** What the row's tests have reported, added up. */
function added(folder, number) {
  const sums = {};
  for (const file of readdirSync(folder)) {
    const { row, done } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (row === number) for (const [what, count] of Object.entries(done)) sums[what] = (sums[what] ?? 0) + count;
  }
  return sums;
}

const shortOf = (goal, done) => Object.entries(goal).some(([what, count]) => (done[what] ?? 0) < count);

/** The commit that was tested; with a plus when files were changed since. */
async function commit() {
  const git = (...args) => run('git', args, { capture: true }).catch(() => ({ code: 1 }));
  const head = await git('rev-parse', '--short', 'HEAD');
  if (head.code !== 0) return 'without git';
  const changed = await git('status', '--porcelain', '--', '.', ':!docs/reference/trust.*');
  return `${head.output.trim()}${changed.output ? '+' : ''}`;
}
