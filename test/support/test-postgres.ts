import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { openOrm } from '../../src/platform/database/orm.js';
import { databaseNamed } from '../../src/platform/database/start-database.js';
import { TEMPLATE, TEST_SERVER } from './test-server.js';

/** Losing everything in a power cut is fine here, and much faster. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=256MB', 'max_connections=300'];

/** A server that exists for one run of the tests. Its address is in the environment, from where the test files take it. */
export async function startTestPostgres(): Promise<{ stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'plumb-and-level-'));
  const server = await startEmbeddedPostgres({ directory, settings: CARELESS });
  process.env[TEST_SERVER] = server.url;
  const stop = async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const template = await databaseNamed(TEMPLATE, server.url);
    await migrate(template);
    await addUnmigratedTables(template);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Until the read tables settle: whatever the migration does not have yet. */
async function addUnmigratedTables(url: string): Promise<void> {
  try {
    const { entities } = await import('../../src/registry.js');
    const orm = await openOrm(url, entities);
    await orm.schema.update({ safe: true });
    await orm.close();
  } catch (error) {
    process.stderr.write(`tables of src/registry.ts could not be made: ${(error as Error).stack}\n`);
  }
}
