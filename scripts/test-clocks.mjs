/** `npm run test:clocks -- N`: runs what hangs on the clock at N instants, drawn from a seed that is printed. */
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { endChildrenWithUs, main, Problem, since } from './lib/process.mjs';

/** They make demo data, and look at them: what day and hour it is may make a difference to them. Those in the browser have a tag. */
const JEST = ['test/demo-plan.spec.ts', 'test/demo-data.spec.ts'];
const TAG = '@clock';

const HELP = `npm run test:clocks -- N                    at N instants, drawn from a new seed
npm run test:clocks -- N --seed S           at the instants of a seed
npm run test:clocks -- N --seed S --from K  from the Kth of them on, where a run before was ended
npm run test:clocks -- --at INSTANT         at one (2032-02-29T23:14:00Z), to repeat it
npm run test:clocks -- N <part of a path>   only the test files with that in their path`;

main(async () => {
  const { count, seed, at, from, parts } = asked();
  endChildrenWithUs();
  await install();
  const [{ instants }, { specsWith }, { runJest, runPlaywright }, { headlessChromiumPath }] = await Promise.all([
    import('./lib/instants.mjs'),
    import('./lib/specs.mjs'),
    import('./lib/suites.mjs'),
    import('./lib/chromium.mjs'),
  ]);
  const { jest, browser } = parts.length > 0 ? specsWith(parts) : { jest: JEST, browser: undefined };
  const path = browser?.length === 0 ? undefined : await headlessChromiumPath();
  await build();
  const drawn = at ? [{ kind: 'asked for', at }] : instants(count, seed);
  if (!at) console.log(`\nSeed ${seed}`);
  const failed = [];
  for (const [index, { kind, at }] of [...drawn.entries()].slice(from - 1)) {
    const start = performance.now();
    console.log(`\n── ${index + 1} of ${drawn.length}: ${at} (${kind})`);
    process.env.TEST_CLOCK = at;
    const counts = [
      jest.length > 0 && (await runJest(jest)),
      path && (await runPlaywright(path, browser ? { specs: browser } : { tag: TAG })),
    ].filter(Boolean);
    const sum = (what) => counts.reduce((total, count) => total + count[what], 0);
    console.log(`${at}: ${sum('passed')} passed, ${sum('failed')} failed, in ${since(start)}`);
    if (sum('failed') > 0) failed.push(at);
  }
  const run = drawn.length - from + 1;
  console.log(`\n${run - failed.length} of ${run} instants passed${at ? '' : ` (seed ${seed})`}.`);
  const only = parts.map((part) => ` ${part}`).join('');
  for (const instant of failed) console.log(`To repeat what failed: npm run test:clocks -- --at ${instant}${only}`);
  return failed.length > 0 ? 1 : 0;
});

function asked() {
  const given = parsed();
  const { seed = String(Date.now() % 1_000_000), at, from = '1' } = given.values;
  const [first, ...others] = given.positionals;
  const parts = at ? given.positionals : others;
  const count = Number(first);
  if (at ? Number.isNaN(Date.parse(at)) : !Number.isInteger(count) || count < 1) throw new Problem(HELP);
  if (!Number.isInteger(Number(seed))) throw new Problem(`The seed is a whole number.\n\n${HELP}`);
  if (!Number.isInteger(Number(from)) || Number(from) < 1 || Number(from) > (at ? 1 : count)) throw new Problem(HELP);
  return { count, seed: Number(seed), at: at && new Date(at).toISOString(), from: Number(from), parts };
}

function parsed() {
  try {
    return parseArgs({ options: { seed: { type: 'string' }, at: { type: 'string' }, from: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error.message}\n\n${HELP}`);
  }
}
