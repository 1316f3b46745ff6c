import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openPool } from '../../src/platform/database/database.js';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { migrate } from '../../src/platform/migrations/migrate.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';

/** A Postgres with the product's own settings, safe writing included, for one run. */
export interface BenchServer {
  readonly url: string;
  /** Where it keeps its data. */
  readonly directory: string;
  /** A fresh database with the product's tables. */
  database(): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

export interface BenchDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

const CONNECTIONS = 16;
const TEMPLATE = 'template_of_bench';

/** @param settings of Postgres beside the product's own, `name=value` */
export async function startServer(settings: readonly string[] = []): Promise<BenchServer> {
  const directory = mkdtempSync(join(tmpdir(), 'plumb-and-level-bench-'));
  const server = await startEmbeddedPostgres({ directory, settings });
  const template = await databaseNamed(TEMPLATE, server.url);
  await migrate(template);
  let count = 0;
  return {
    url: server.url,
    directory,
    database: async () => {
      const url = await databaseNamed(`bench_${++count}`, server.url, TEMPLATE);
      const pool = openPool(url, { max: CONNECTIONS });
      return { url, pool, close: () => pool.end() };
    },
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
