/** `npm test`: installs, checks, and runs every test there is. The last line counts them all. Needs Node ≥ 20 and nothing else. */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { endChildrenWithUs, main, Problem, since } from './lib/process.mjs';

const start = performance.now();
const total = { passed: 0, failed: 0, skipped: 0 };

main(async () => {
  endChildrenWithUs();
  try {
    await install();
    const [{ runChecks }, { runBudgets }, { runJest, runPlaywright }, { chromiumPath }] = await load();
    await part('Checks', runChecks);
    await part('Build', build);
    await part('Budgets', runBudgets);
    await part('Unit, projection and HTTP tests', runJest);
    await part('Browser tests', async () => runPlaywright(await chromiumPath()));
  } catch (error) {
    total.failed += 1;
    console.error(`\n${error instanceof Problem ? error.message : error.stack}`);
  }
  console.log(`\n${since(start)}`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  return total.failed > 0 ? 1 : 0;
});

/** These need packages, which may not be there before `install`. */
const load = () =>
  Promise.all([import('./lib/checks.mjs'), import('./lib/budgets.mjs'), import('./lib/suites.mjs'), import('./lib/chromium.mjs')]);

async function part(title, work) {
  console.log(`\n── ${title}`);
  try {
    const counts = (await work()) ?? {};
    for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0;
  } catch (error) {
    total.failed += 1;
    console.error(`\n${error instanceof Problem ? error.message : error.stack}`);
  }
}
