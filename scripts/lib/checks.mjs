import { inRoot, node24, tool } from './paths.mjs';
import { run, since } from './process.mjs';

/** The static part: what can be said about the code without running the product. */
const CHECKS = [
  { name: 'types of the server', args: [tool('typescript/bin/tsc'), '-p', '.', '--noEmit'] },
  { name: 'types of the web client', args: [tool('typescript/bin/tsc'), '-p', 'web', '--noEmit'] },
  { name: 'lint', args: [tool('eslint/bin/eslint.js'), '.'] },
  { name: 'format', args: [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  {
    name: 'dependency rules',
    args: [tool('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.mjs', 'src', 'web/src', 'migrations'],
  },
  { name: 'generated files', args: [inRoot('scripts/check-generated.mjs')] },
  { name: 'lock file', args: [inRoot('scripts/check-lock.mjs')] },
  { name: 'migrations', args: [inRoot('scripts/check-migrations.mjs')] },
  { name: 'protections to take out', args: [inRoot('scripts/check-mutants.mjs')] },
];
const AT_ONCE = 2;

/** Runs them all, tells each as it ends, and what went wrong in full. Answers how many passed and failed. */
export async function runChecks() {
  const waiting = [...CHECKS];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await run(node24, check.args, { capture: true, env: { FORCE_COLOR: '0' } });
      console.log(`  ${code === 0 ? '✓' : '✕'} ${check.name} (${since(start)})`);
      if (code !== 0) failed.push({ ...check, output });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const { name, output } of failed) console.log(`\n● ${name}\n\n${output.trim()}\n`);
  return { passed: CHECKS.length - failed.length, failed: failed.length, skipped: 0 };
}
