/** `npm run trust`: shows what is promised, at the full figures, and writes docs/reference/trust.md. Needs Node ≥ 20 and nothing else. */
import { randomInt } from 'node:crypto';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { endChildrenWithUs, main, Problem } from './lib/process.mjs';
import { ROWS } from './lib/trust/rows.mjs';

const HELP = `npm run trust                      all rows at their full figures (hours)
npm run trust -- <number> …        some of them
npm run trust -- mutants           takes out the protections one at a time: a test has to turn red for each
npm run trust -- mutants <name> …  those whose name has one of these words

${ROWS.map(({ number, title }) => `${String(number).padStart(4)}  ${title}`).join('\n')}

What is found goes to docs/reference/trust.md. TRUST_SEED=<number> draws what an earlier run has drawn.`;

const words = process.argv.slice(2);

main(async () => {
  if (words.some((word) => word === '--help' || word === '-h')) return console.log(HELP);
  const rows = words[0] === 'mutants' ? undefined : chosen();
  endChildrenWithUs();
  await install();
  if (!rows) {
    const { runMutants } = await import('./lib/trust/run-mutants.mjs');
    return (await runMutants(words.slice(1))) > 0 ? 1 : 0;
  }
  await build();
  const { runRows } = await import('./lib/trust/run-rows.mjs');
  return (await runRows(rows, Number(process.env.TRUST_SEED ?? randomInt(2 ** 31)))) > 0 ? 1 : 0;
});

function chosen() {
  if (words.length === 0) return ROWS;
  return words.map((word) => {
    const row = ROWS.find(({ number }) => String(number) === word);
    if (!row) throw new Problem(`There is no row "${word}". npm run trust -- --help lists them.`);
    return row;
  });
}
