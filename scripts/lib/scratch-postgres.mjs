import '../typescript.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` with a Postgres that exists for as long; `work` gets a function from a name to the address of an empty database. */
export async function withScratchPostgres(work) {
  const { startEmbeddedPostgres } = await import('../../src/platform/embedded-postgres/embedded-postgres.ts');
  const { databaseNamed } = await import('../../src/platform/migrations/start-database.ts');
  const directory = mkdtempSync(join(tmpdir(), 'plumb-and-level-'));
  const server = await startEmbeddedPostgres({ directory, settings: ['fsync=off'] });
  try {
    return await work((name) => databaseNamed(name, server.url));
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
