import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Row } from './bench.js';

/** Of the minute before: what others were doing on this machine. */
const loadBefore = loadavg()[0]!;
const cores = cpus().length;

/** What must be known of the machine to judge the figures. */
export const circumstances =
  `On ${cores} cores, with a load of ${loadBefore.toFixed(1)} before it began` +
  (loadBefore > cores * 0.75 ? ', which is too much to trust the ratios: whoever uses more processes gets more of a busy machine' : '');

const RESULTS = join(import.meta.dirname, '..', 'results');

/** Keeps what a bench found: `results/<name>.json`. */
export function keep(name: string, rows: readonly Row[]): void {
  mkdirSync(RESULTS, { recursive: true });
  const machine = { node: process.version, cores, processor: cpus()[0]?.model, loadBefore };
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify({ machine, rows }, undefined, 2)}\n`);
}

/** A table for people, printed and kept as `results/README.md`. */
export function table(rows: readonly Row[]): string {
  const head = ['What', 'Target', 'Measured', 'Verdict', 'Figures (medians)'];
  const lines = rows.map(({ what, target, measured, holds, figures }) => [
    what,
    target,
    measured,
    holds ? 'holds' : '**falls short**',
    written(figures),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function keepTable(rows: readonly Row[]): void {
  const text = `# What the last run measured

Written by \`npm run bench\`. ${circumstances}. Figures are medians of interleaved rounds against the same embedded Postgres, written safely to
disk; ratios are medians of the rounds' own ratios. Compare ratios, not the figures of different machines.

${table(rows)}
`;
  writeFileSync(join(RESULTS, 'README.md'), text);
}

const written = (figures: Row['figures']): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure >= 100 ? Math.round(figure).toLocaleString('en') : figure.toFixed(2)}`)
    .join(', ');
