import pg from 'pg';
import { connect } from '../../platform/database/connect.js';
import { StartProblem } from '../../platform/process/start-problem.js';

const SCHEMAS = ['es', 'read', 'rebuild'];
export const ASIDE = 'replaced';

/** Moves all that the product has in this database out of the way, at once or not at all; what is there stays whole until it is dropped. */
export async function setAside(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query('begin');
  for (const schema of await present(client, SCHEMAS)) await client.query(`alter schema ${schema} rename to ${ASIDE}_${schema}`);
  await client.query(`create schema ${ASIDE}_public`);
  for (const table of await there(client, tables, 'public')) await client.query(`alter table public.${table} set schema ${ASIDE}_public`);
  await client.query('commit');
}

/** Undoes it, whatever has been made in its place meanwhile; does nothing where nothing was set aside. */
export async function putBack(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  if ((await present(client, [`${ASIDE}_public`])).length === 0) return;
  await client.query('begin');
  for (const schema of await present(client, SCHEMAS)) await client.query(`drop schema ${schema} cascade`);
  for (const table of await there(client, tables, 'public')) await client.query(`drop table public.${table}`);
  for (const schema of SCHEMAS) {
    const [aside] = await present(client, [`${ASIDE}_${schema}`]);
    if (aside) await client.query(`alter schema ${aside} rename to ${schema}`);
  }
  for (const table of await there(client, tables, `${ASIDE}_public`))
    await client.query(`alter table ${ASIDE}_public.${table} set schema public`);
  await client.query(`drop schema ${ASIDE}_public`);
  await client.query('commit');
}

/** Notes which copy has come in the place of what is set aside: at once with its rows, in their transaction. From here on nothing is put back by a later command. */
export async function noteCopy(client: pg.ClientBase, madeAt: string): Promise<void> {
  await client.query(`comment on schema ${ASIDE}_public is ${pg.escapeLiteral(madeAt)}`);
}

/** What a restore has left that was cut short: when the copy was made that has come in already, or `null` before one has; `undefined` where nothing is set aside. */
export async function leftAside(client: pg.ClientBase): Promise<string | null | undefined> {
  const { rows } = await client.query<{ copy: string | null }>(
    `select obj_description(oid, 'pg_namespace') as copy from pg_namespace where nspname = $1`,
    [`${ASIDE}_public`],
  );
  return rows[0]?.copy;
}

/** @throws StartProblem where a restore was cut short: what is there now may be neither what was replaced nor the copy. */
export async function refuseHalfRestored(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    if ((await leftAside(client)) === undefined) return;
  } finally {
    await client.end();
  }
  throw new StartProblem(
    'A restore of this database was cut short. Run it again, with the same copy: npm run ops -- restore FILE --replace (without --replace, what was there before is put back where the copy had not come in)',
  );
}

/** From here on there is no way back. */
export async function dropAside(client: pg.ClientBase): Promise<void> {
  const schemas = await present(
    client,
    [...SCHEMAS, 'public'].map((schema) => `${ASIDE}_${schema}`),
  );
  await client.query(`set client_min_messages = warning; drop schema ${schemas.join(', ')} cascade`);
}

async function present(client: pg.ClientBase, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select nspname as name from pg_namespace where nspname = any($1)', [schemas]);
  return rows.map(({ name }) => name);
}

async function there(client: pg.ClientBase, tables: readonly string[], schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(tablename) as name from pg_tables where schemaname = $2 and tablename = any($1)',
    [tables, schema],
  );
  return rows.map(({ name }) => name);
}
