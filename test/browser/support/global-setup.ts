import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startShiftedServer } from '../../support/server-process.js';
import { testClock } from '../../support/test-clock.js';
import { CLOCK_SHIFT, PRODUCT_URLS } from './product.js';
import { widenLimits } from './wide-limits.js';

/** The built product with its demo data, for the whole run: one for each process of tests, all in the same time, on free ports and with data of their own. */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  const shiftMs = Date.parse(testClock()) - Date.now();
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct(shiftMs)));
  process.env[PRODUCT_URLS] = products.map(({ url }) => url).join(' ');
  process.env[CLOCK_SHIFT] = String(shiftMs);
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}

async function startProduct(shiftMs: number) {
  // With a space, so that every run shows that it makes no difference.
  const directory = mkdtempSync(join(tmpdir(), 'plumb and level '));
  const server = await startShiftedServer({ DATA_DIRECTORY: directory, DEMO_DATA: 'on' }, shiftMs);
  await widenLimits(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
