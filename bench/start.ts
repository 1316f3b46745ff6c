import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../src/platform/process/project.js';
import { freePort } from '../test/support/server-process.js';
import type { Bench } from './support/bench.js';
import { interleaved } from './support/measure.js';

const ROUNDS = 5;
const WITHIN_MS = 3000;

/** `npm start` where all is installed and built and the data are there: from the command until somebody can be served. */
export const start: Bench = {
  name: 'start',
  async run() {
    const directory = mkdtempSync(join(tmpdir(), 'plumb-and-level-bench-'));
    try {
      await begin(directory);
      const { medians } = await interleaved(ROUNDS, {
        later: () => begin(directory),
        compiling: () => begin(directory, { NODE_DISABLE_COMPILE_CACHE: '1' }),
      });
      return [
        {
          what: 'a later `npm start` with the demo data, until it serves',
          target: '≤ 3 s',
          measured: `${(medians.later / 1000).toFixed(1)} s`,
          holds: medians.later <= WITHIN_MS,
          figures: { laterMs: medians.later, compilingAllMs: medians.compiling },
        },
      ];
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

/** Starts, waits, and stops again; how many milliseconds it took until the product said that it is ready. */
async function begin(directory: string, env: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, 'scripts', 'start.mjs')], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIRECTORY: directory, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) if (line.includes('is ready')) break;
  const took = performance.now() - began;
  child.stdout.resume();
  child.kill('SIGTERM');
  const [code] = (await gone) as [number | null];
  if (code !== 0) throw new Error(`npm start ended with ${code}`);
  return took;
}
