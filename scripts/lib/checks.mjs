import { readdirSync } from 'node:fs';
import { inRoot, root, tool } from './paths.mjs';
import { since } from './process.mjs';
import { runUnlessUnchanged } from './run-unless-unchanged.mjs';

/** What checks remember between runs. It is never committed: a fresh checkout is checked as a whole. */
const CACHE = '.cache/check';
const remembering = (name) => ['--incremental', '--tsBuildInfoFile', inRoot(CACHE, `${name}.tsbuildinfo`)];
const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', inRoot(CACHE, 'format.json')];

/**
 * The static part: what can be said about the code without running the product. Those with `inputs` pass unseen when these are what they were
 * when it passed last; the others see for themselves what is new.
 */
const CHECKS = [
  { name: 'types of the server', args: [tool('typescript/bin/tsc'), '-p', '.', '--noEmit', ...remembering('server')] },
  { name: 'types of the web client', args: [tool('typescript/bin/tsc'), '-p', 'web', '--noEmit', ...remembering('web')] },
  { name: 'types of the scripts', args: [tool('typescript/bin/tsc'), '-p', 'scripts', '--noEmit', ...remembering('scripts')] },
  { name: 'lint', args: [inRoot('scripts/check-lint.mjs')] },
  { name: 'format', args: [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...cached, '.'] },
  {
    name: 'dependency rules',
    args: [tool('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.mjs', 'src', 'web/src', 'migrations'],
    inputs: allCode,
  },
  { name: 'nothing unused', args: [tool('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'], inputs: allCode },
  { name: 'generated files', args: [inRoot('scripts/check-generated.mjs')], inputs: allCode },
  { name: 'lock file', args: [inRoot('scripts/check-lock.mjs')] },
  { name: 'versions of read models', args: [inRoot('scripts/check-projections.mjs')], inputs: allCode },
  { name: 'migrations', args: [inRoot('scripts/check-migrations.mjs')], inputs: allCode },
  { name: 'protections to take out', args: [inRoot('scripts/check-mutants.mjs')] },
];
const AT_ONCE = 2;

/** All that code could depend on, which is everything but documents: too much is checked once too often, too little never. */
function allCode() {
  const ofRoot = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith('.md'));
  return ['bench', 'docs/reference', 'migrations', 'scripts', 'src', 'test', 'web', ...ofRoot.map(({ name }) => name)];
}

/** Runs them all, tells each as it ends, and what went wrong in full. Answers how many passed and failed. */
export async function runChecks() {
  const waiting = [...CHECKS];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const { code, output, unchanged } = await runUnlessUnchanged(check, CACHE);
      console.log(`  ${code === 0 ? '✓' : '✕'} ${check.name} (${unchanged ? 'unchanged' : since(start)})`);
      if (code !== 0) failed.push({ ...check, output });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const { name, output } of failed) console.log(`\n● ${name}\n\n${output.trim()}\n`);
  const failures = failed.map(({ name, output }) => ({ name, message: output }));
  return { passed: CHECKS.length - failed.length, failed: failed.length, skipped: 0, failures };
}
