import type pg from 'pg';
import { quoted, type TableShape } from '../tables/table-shape.js';

const named = (schema: string, { name }: TableShape): string => `${schema}.${quoted(name)}`;

/** An empty table in schema `rebuild` that is like the live one, with the same names of keys and indexes, as it is to take its place. */
export async function createCandidate(client: pg.ClientBase, shape: TableShape): Promise<void> {
  const [live, candidate] = [named('read', shape), named('rebuild', shape)];
  await client.query(`drop table if exists ${candidate} cascade;
    create table ${candidate} (like ${live} including all excluding indexes)`);
  const { rows } = await client.query<{ text: string }>(
    `select format('alter table %s add constraint %I %s', $2::text, conname, pg_get_constraintdef(oid)) as text
       from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'x')
     union all
     select replace(pg_get_indexdef(i.indexrelid), format(' ON %s ', $3::text), format(' ON %s ', $2::text))
       from pg_index i where i.indrelid = $1::regclass
        and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid and c.conrelid = i.indrelid)`,
    [live, candidate, await printed(client, live)],
  );
  for (const { text } of rows) await client.query(text);
}

/** The table's name as `pg_get_indexdef` writes it. */
async function printed(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = $1::regclass`,
    [table],
  );
  return rows[0]!.name;
}

export async function dropCandidate(client: pg.ClientBase, shape: TableShape): Promise<void> {
  await client.query(`drop table if exists ${named('rebuild', shape)} cascade`);
}

/** Puts the rebuilt table in the place of the live one, at once or, when somebody reads it for longer than 200 ms, not at all. */
export async function swap(client: pg.ClientBase, shape: TableShape): Promise<void> {
  await client.query(`set local lock_timeout = '200ms'; drop table ${named('read', shape)};
    alter table ${named('rebuild', shape)} set schema read; set local lock_timeout = default`);
}

/** The tables that the migrations should have made and have not. */
export async function missingTables(client: pg.ClientBase, shapes: readonly TableShape[]): Promise<string[]> {
  const names = shapes.map((shape) => named('read', shape));
  const { rows } = await client.query<{ name: string }>('select name from unnest($1::text[]) name where to_regclass(name) is null', [
    names,
  ]);
  return rows.map(({ name }) => name);
}
