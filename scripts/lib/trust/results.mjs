import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { ROWS } from './rows.mjs';

const DATA = inRoot('docs', 'reference', 'trust.json');
const PAGE = inRoot('docs', 'reference', 'trust.md');

/** What the last runs found: `rows` by number, `mutants` by name. */
const kept = () => (existsSync(DATA) ? JSON.parse(readFileSync(DATA, 'utf8')) : { rows: {}, mutants: {} });

export const keepRow = (number, result) => keep((all) => (all.rows[number] = result));
export const keepMutant = (name, result) => keep((all) => (all.mutants[name] = result));

/** Forgets protections that are no longer in the table. */
export const keepOnlyMutants = (names) =>
  keep((all) => (all.mutants = Object.fromEntries(Object.entries(all.mutants).filter(([name]) => names.includes(name)))));

function keep(change) {
  const all = kept();
  change(all);
  writeFileSync(DATA, `${JSON.stringify(all, undefined, 2)}\n`);
  writeFileSync(PAGE, page(all));
}

function page({ rows, mutants }) {
  return `# Trust: what was shown

Written by \`npm run trust\` (the rows) and \`npm run trust -- mutants\` (the protections). \`npm test\` runs every row too, small.
What the tests draw begins at the seed: \`TRUST_SEED=<seed> npm run trust -- <row>\` draws the same again.

## Rows

${table(
  ['#', 'Promise', 'Goal', 'Done', 'Result', 'Took', 'Seed', 'When, on what'],
  ROWS.map((row) => rowCells(row, rows[row.number])),
)}

## Protections, taken out one at a time

Each was taken out of a copy of the code, and the narrowest of its tests was run: it has to turn red. The row is the promise that this test belongs to.

${table(['Protection', 'Taken out of', 'Test', 'Row', 'Result', 'Failed'], Object.entries(mutants).map(mutantCells))}
`;
}

function rowCells({ number, title, goal }, result) {
  if (!result) return [number, title, listed(goal), '', 'not run yet', '', '', ''];
  const { done, verdict, seconds, seed, when, commit } = result;
  return [number, title, listed(goal), listed(done), told(verdict), duration(seconds), seed, `${when}, ${commit}`];
}

const mutantCells = ([name, { file, spec, row, verdict, failed }]) => [
  name,
  `\`${file}\``,
  `\`${spec}\``,
  row ?? '',
  told(verdict),
  failed ?? '',
];

const told = (verdict) => (verdict === 'green' || verdict === 'turns red' ? verdict : `**${verdict}**`);
const listed = (figures) =>
  Object.entries(figures)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ');

export const duration = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

const table = (head, lines) =>
  [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
