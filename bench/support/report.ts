import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Row } from './bench.js';

const RESULTS = join(import.meta.dirname, '..', 'results');

/** Keeps what a bench found: `results/<name>.json`. */
export function keep(name: string, rows: readonly Row[]): void {
  mkdirSync(RESULTS, { recursive: true });
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model };
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

Written by \`npm run bench\`. Each figure is a median of interleaved rounds against the same embedded Postgres, on ${cpus().length} cores: compare the
ratios, not the figures of different machines.

${table(rows)}
`;
  writeFileSync(join(RESULTS, 'README.md'), text);
}

const written = (figures: Row['figures']): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure >= 100 ? Math.round(figure).toLocaleString('en') : figure.toFixed(2)}`)
    .join(', ');
