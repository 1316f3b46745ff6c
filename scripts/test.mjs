/**
 * `npm test`: installs, checks, and runs every test there is. `npm test -- <part of a path>` runs just the test files with that in their path.
 * The last line counts them all; what failed is named before it. Needs Node ≥ 20 and nothing else.
 */
import { build } from './lib/build.mjs';
import { told } from './lib/failures.mjs';
import { install } from './lib/install.mjs';
import { endChildrenWithUs, main, Problem, since } from './lib/process.mjs';

const HELP = `npm test                        checks, builds, and runs every test
npm test -- <part of a path> …  runs the test files with one of the parts in their path, and builds what they need:

  npm test -- src/booking               the tests of one module
  npm test -- test/http/photo           one file of HTTP tests
  npm test -- test/browser/auth         one file of browser tests
  npm test -- booking                   whatever is about bookings, of all kinds

The last line says "N passed, N failed", after the names of what failed; one that failed makes the exit code 1.`;

const start = performance.now();
const parts = process.argv.slice(2);
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

main(async () => {
  if (parts.some((word) => word === '--help' || word === '-h')) return console.log(HELP);
  endChildrenWithUs();
  try {
    await install();
    if (parts.length > 0) await runSome();
    else await runAll();
  } catch (error) {
    broke('npm test', error);
  }
  if (failures.length > 0) console.log(`\n── What failed\n\n${told(failures)}`);
  console.log(`\n${since(start)}`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  return total.failed > 0 ? 1 : 0;
});

// What is imported here needs packages, or a Node that was not there before `install`.

async function runAll() {
  const [{ runChecks }, { runBudgets }, { runJest, runPlaywright }, { headlessChromiumPath }] = await Promise.all([
    import('./lib/checks.mjs'),
    import('./lib/budgets.mjs'),
    import('./lib/suites.mjs'),
    import('./lib/chromium.mjs'),
  ]);
  await part('Checks', runChecks);
  await part('Build', build);
  await part('Budgets', runBudgets);
  await part('Unit, projection and HTTP tests', runJest);
  await part('Browser tests', async () => runPlaywright(await headlessChromiumPath()));
}

/** HTTP tests build what they start by themselves. */
async function runSome() {
  const [{ specsWith }, { runJest, runPlaywright }, { headlessChromiumPath }] = await Promise.all([
    import('./lib/specs.mjs'),
    import('./lib/suites.mjs'),
    import('./lib/chromium.mjs'),
  ]);
  const { jest, browser } = specsWith(parts);
  if (jest.length > 0) await part('Unit, projection and HTTP tests', () => runJest(jest));
  if (browser.length > 0) {
    await part('Build', build);
    await part('Browser tests', async () => runPlaywright(await headlessChromiumPath(), { specs: browser }));
  }
}

async function part(title, work) {
  console.log(`\n── ${title}`);
  try {
    const counts = (await work()) ?? {};
    for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0;
    failures.push(...(counts.failures ?? []));
  } catch (error) {
    broke(title, error);
  }
}

function broke(name, error) {
  const message = error instanceof Problem ? error.message : error.stack;
  total.failed += 1;
  failures.push({ name, message });
  console.error(`\n${message}`);
}
