import pg from 'pg';
import { StartProblem } from '../start-problem.js';
import { openOrm } from './orm.js';

const OLDEST = 15;
/** Any number will do, as long as every process uses the same. */
const LOCK = 7_586_201_911;

/** Brings the schema up to date. Several processes may do so at once: one works, the others wait. Answers the names of what was applied. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((error: Error) => {
    throw new StartProblem(`The database does not answer (${error.message}). Check DATABASE_URL.`, { cause: error });
  });
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await applyAll(url);
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number`,
  );
  const { version, number } = rows[0]!;
  if (Number(number) < OLDEST * 10_000) throw new StartProblem(`DATABASE_URL is a Postgres ${version}; it must be ${OLDEST} or later.`);
}

async function applyAll(url: string): Promise<string[]> {
  const orm = await openOrm(url, []);
  try {
    const applied = await orm.migrator.up();
    return applied.map(({ name }) => name);
  } finally {
    await orm.close();
  }
}

/** Migrations of this build that the database has not seen; readiness is refused while there are any. */
export async function pendingMigrations(client: Pick<pg.Pool, 'query'>, known: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return known.filter((name) => !applied.has(name));
}
