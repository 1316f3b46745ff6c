import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPool } from '../../src/platform/database/database.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { TEMPLATE, TEST_SERVER } from './test-server.js';

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Closes the pool and removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** A migrated, empty database of its own: `const database = await testDatabase()` in `beforeAll`, `database.drop()` in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env[TEST_SERVER];
  if (!server) throw new Error(`${TEST_SERVER} is not set: test/support/global-setup.mjs starts the server`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await databaseNamed(name, server, TEMPLATE);
  const pool = openPool(url, { max: 20 });
  return {
    url,
    pool,
    drop: async () => {
      if (!pool.ended) await pool.end();
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
