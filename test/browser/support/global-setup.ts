import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/server-process.js';
import { PRODUCT_URL } from './product.js';

/** The built product with its demo data, for the whole run: on a free port, with a data directory of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  // With a space, so that every run shows that it makes no difference.
  const directory = mkdtempSync(join(tmpdir(), 'plumb and level '));
  const server = await startServer({ DATA_DIRECTORY: directory, DEMO_DATA: 'on' });
  process.env[PRODUCT_URL] = server.url;
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
