import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { RunsAlready } from '../embedded-postgres/run-lock.js';
import { runningPostgres } from '../embedded-postgres/running-postgres.js';
import type { Config } from '../process/config.js';

export interface RunningDatabase {
  readonly url: string;
  /** Who migrates: the same, where the application owns its tables. */
  readonly ownerUrl: string;
  /** Stops the embedded server; nothing to do for somebody else's. */
  stop(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl' | 'dataDirectory'>;

const NAME = 'plumb_and_level';

/** The configured database, or an embedded one that lives as long as this process. */
export async function startDatabase(config: DatabaseConfig): Promise<RunningDatabase> {
  const { databaseUrl, migrationDatabaseUrl } = config;
  if (databaseUrl) return { url: databaseUrl, ownerUrl: migrationDatabaseUrl ?? databaseUrl, stop: async () => undefined };
  const server = await startEmbeddedPostgres({ directory: config.dataDirectory });
  try {
    const url = await databaseNamed(NAME, server.url);
    return { url, ownerUrl: url, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** As above; where the product runs on this data already, its database. */
export async function startOrJoinDatabase(config: DatabaseConfig): Promise<RunningDatabase & { joined: boolean }> {
  try {
    return { ...(await startDatabase(config)), joined: false };
  } catch (error) {
    if (!(error instanceof RunsAlready)) throw error;
    const url = await databaseNamed(NAME, runningPostgres(config.dataDirectory));
    return { url, ownerUrl: url, stop: async () => undefined, joined: true };
  }
}

/** The address of a database of this server, made when it is not there. */
export async function databaseNamed(name: string, serverUrl: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
