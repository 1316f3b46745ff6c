import type pg from 'pg';
import { migrations } from '../../../migrations/index.js';
import { connect } from '../database/connect.js';
import { openOrm } from '../database/orm.js';
import { StartProblem } from '../process/start-problem.js';
import { grantToApplication } from './grants.js';

const OLDEST = 15;
/** Any number will do, as long as every process uses the same. */
const LOCK = 7_586_201_911;

/**
 * Brings the schema up to date. Several processes may do so at once: one works, the others wait.
 * @param ownerUrl whoever owns the tables, where that is not the application's own role, which is then given what it needs
 * @returns the names of what was applied
 */
export async function migrate(url: string, ownerUrl = url): Promise<string[]> {
  const client = await connect(ownerUrl, {}, ownerUrl === url ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL');
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    refuseOldServer(rows[0]!.server_version);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await applyAll(ownerUrl);
    if (ownerUrl !== url) await grantToApplication(ownerUrl, url);
    return applied;
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    const reason = (error as Error).message;
    throw new StartProblem(`The role of DATABASE_URL may not migrate (${reason}): name the tables' owner in MIGRATION_DATABASE_URL.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

/** @param version such as "18.4 (Debian 18.4-1)" */
export function refuseOldServer(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST)
    throw new StartProblem(`DATABASE_URL is a Postgres ${version}; it must be ${OLDEST} or later.`);
}

/** @param to the last one to apply; absent: all */
export async function applyAll(url: string, to?: string): Promise<string[]> {
  const orm = await openOrm(url, []);
  try {
    const applied = await orm.migrator.up(to === undefined ? undefined : { to });
    return applied.map(({ name }) => name);
  } finally {
    await orm.close();
  }
}

/**
 * For a command that works on the database as it is: the product may be running, and be of an older build.
 * @throws StartProblem when it lacks migrations
 */
export async function refusePending(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('mikro_orm_migrations') is not null as there`);
  if (!rows[0]!.there || (await pendingMigrations(pool)).length > 0)
    throw new StartProblem('The database has not been brought up to this build. Start the product once; nothing was changed.');
}

/** Names of this build's migrations that the database has not seen; readiness is refused while there are any. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}
