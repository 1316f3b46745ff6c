import { randomInt, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often something is done: a little of it in `npm test`, all that is promised in `npm run trust`. */
export interface Figure {
  readonly small: number;
  readonly full: number;
}

/** Whether this run is to reach what is promised (`TRUST=full`, set by `npm run trust`). */
export const FULL = process.env['TRUST'] === 'full';

/** Where whatever a test draws begins. The same number draws the same again: `TRUST_SEED=<number>`. Put it into the title of a test that draws. */
export const SEED = process.env['TRUST_SEED'] ? Number(process.env['TRUST_SEED']) : randomInt(2 ** 31);

export const figure = ({ small, full }: Figure): number => (FULL ? full : small);

/** Reports what a row of the promises has really done ("inputs": 20000); `npm run trust` adds up what a row's tests report. */
export function achieved(row: number, done: Readonly<Record<string, number>>): void {
  const folder = process.env['TRUST_REPORT'];
  if (folder) writeFileSync(join(folder, `${row}-${randomUUID()}.json`), JSON.stringify({ row, done, seed: SEED }));
}
