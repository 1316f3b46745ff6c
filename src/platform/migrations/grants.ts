import pg from 'pg';
import { connect } from '../database/connect.js';
import { StartProblem } from '../process/start-problem.js';
import { eventStoreGrants } from '../stores/postgres/schema.js';

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Gives the application's role what it needs, after each run of the migrations, so that a new table is covered: of the events, to read them and to append by
 * the one function; rows of plain tables; and the read tables as their owner, because a rebuild takes the place of the live table.
 * @throws StartProblem when events would not be safe from that role all the same
 */
export async function grantToApplication(ownerUrl: string, applicationUrl: string): Promise<void> {
  const role = await roleOf(applicationUrl);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query(grants(role, await readTablesOfOthers(owner, role)));
    await refuseMasterOfEvents(owner, role);
    await owner.query('commit');
  } catch (error) {
    if ((error as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartProblem(
      `MIGRATION_DATABASE_URL may not give "${role}" what it needs (${(error as Error).message}). It must own the tables, and be a member of that role: grant "${role}" to … with inherit true`,
      { cause: error },
    );
  } finally {
    await owner.end();
  }
}

async function roleOf(url: string): Promise<string> {
  const client = await connect(url);
  try {
    return (await client.query<{ role: string }>('select current_user as role')).rows[0]!.role;
  } finally {
    await client.end();
  }
}

/** As SQL names. Those that the role owns already stay out of it: a new owner locks the table for a moment. */
async function readTablesOfOthers(owner: pg.Client, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('read', 'rebuild') and tableowner <> $1 order by 1`,
    [role],
  );
  return rows.map(({ name }) => name);
}

function grants(role: string, readTables: readonly string[]): string {
  const name = pg.escapeIdentifier(role);
  return [
    eventStoreGrants(role),
    `grant usage on schema public to ${name};`,
    `grant usage, create on schema read, rebuild to ${name};`,
    `grant select, insert, update, delete on all tables in schema public to ${name};`,
    `revoke insert, update, delete on mikro_orm_migrations from ${name};`,
    ...readTables.map((table) => `alter table ${table} owner to ${name};`),
  ].join('\n');
}

/** A superuser, or the owner under another name, is held by no grant. */
async function refuseMasterOfEvents(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ master: boolean }>(
    `select pg_has_role($1, relowner, 'member') or has_table_privilege($1, oid, 'insert, update, delete, truncate, trigger') as master
       from pg_class where oid = 'es.events'::regclass`,
    [role],
  );
  if (rows[0]!.master) {
    throw new StartProblem(
      `The role "${role}" of DATABASE_URL could change events: it is a superuser, or owns them, or has been granted more than it needs. Give the application a role of its own (docs/how-to/use-two-database-roles.md).`,
    );
  }
}
