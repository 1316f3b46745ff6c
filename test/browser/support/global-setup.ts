import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShiftedServer } from '../../support/server-process.js';
import { testClock } from '../../support/test-clock.js';
import { CLOCK_SHIFT, PRODUCT_URL } from './product.js';

/** The built product with its demo data, for the whole run: on a free port, with a data directory and a time of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  // With a space, so that every run shows that it makes no difference.
  const directory = mkdtempSync(join(tmpdir(), 'plumb and level '));
  const shiftMs = Date.parse(testClock()) - Date.now();
  const server = await startShiftedServer({ DATA_DIRECTORY: directory, DEMO_DATA: 'on' }, shiftMs);
  process.env[PRODUCT_URL] = server.url;
  process.env[CLOCK_SHIFT] = String(shiftMs);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
