import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Entities } from '../../platform/database/orm.js';

/** How far the read tables have come: they are left out, and rebuilt from the events. */
export const REBUILT = ['projection_checkpoint', 'projection_version', 'projection_table', 'projection_parked'];

const EVENTS = ['es.streams', 'es.events'];

/** What must be in a copy, as SQL names: the events, and every plain table that the entities describe. Read tables follow from the events. */
export function copiedTables(entities: Entities): string[] {
  const all = [...new MikroORM({ entities: [...entities], dbName: 'none' }).getMetadata().getAll().values()];
  const plain = all.filter(({ schema, tableName, abstract }) => !abstract && schema !== 'read' && !REBUILT.includes(tableName));
  return [...EVENTS, ...plain.map(({ tableName }) => `public.${tableName}`).sort()];
}

/** All that the product has in schema `public`, without its name. */
export const plainTables = (entities: Entities): string[] => [
  'mikro_orm_migrations',
  ...copiedTables(entities).flatMap((name) => (name.startsWith('public.') ? [name.slice('public.'.length)] : [])),
  ...REBUILT,
];

/** Those that the database has: one that an older build works on lacks what came later. */
export async function tablesThere(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) with ordinality u(name, place) where to_regclass(name) is not null order by place',
    [tables],
  );
  return rows.map(({ name }) => name);
}

/** In the order of the table. */
export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
