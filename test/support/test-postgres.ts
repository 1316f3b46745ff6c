import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { migrate } from '../../src/platform/migrations/migrate.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { SCRATCH, TEMPLATE, TEST_SERVER } from './test-server.js';

/** Losing everything in a power cut is fine here, and much faster. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=256MB', 'max_connections=300'];

/** A server that exists for one run of the tests. Its address is in the environment, from where the test files take it. */
export async function startTestPostgres(): Promise<{ stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'plumb-and-level-'));
  const server = await startEmbeddedPostgres({ directory, settings: CARELESS });
  process.env[TEST_SERVER] = server.url;
  process.env[SCRATCH] = directory;
  const stop = async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    await migrate(await databaseNamed(TEMPLATE, server.url));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
