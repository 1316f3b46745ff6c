import pg from 'pg';
import { withScratchPostgres } from './scratch-postgres.mjs';

/** Everything in schema `es` that somebody wrote, as text: columns, constraints, indexes, triggers, functions. */
const EVENT_STORE = `
  select format('%s.%s %s %s', c.table_name, c.column_name, c.data_type, c.is_nullable) as line from information_schema.columns c where table_schema = 'es'
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'es'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'es'
  union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'es'::regnamespace and not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'es'::regnamespace
  order by 1`;

/** SQL that would make a migrated database what the entities say, and what is different in the event store. Empty when all is well. */
export function schemaDrift() {
  return withScratchPostgres(async (database) => {
    const [{ openOrm }, { migrate }, { entities }] = await Promise.all([
      import('../../src/platform/database/orm.ts'),
      import('../../src/platform/migrations/migrate.ts'),
      import('../../src/registry.ts'),
    ]);
    const url = await database('migrated');
    await migrate(url);
    const orm = await openOrm(url, entities);
    try {
      return [await orm.schema.getUpdateSchemaSQL({ wrap: false }), await eventStoreDrift(url, await database('event_store'))]
        .join('')
        .trim();
    } finally {
      await orm.close();
    }
  });
}

async function eventStoreDrift(migrated, fresh) {
  const { eventStoreSchema } = await import('../../src/platform/stores/postgres/schema.ts');
  await query(fresh, eventStoreSchema);
  const [is, should] = [await query(migrated, EVENT_STORE), await query(fresh, EVENT_STORE)].map(({ rows }) =>
    rows.map(({ line }) => line),
  );
  const lines = [
    ...is.filter((line) => !should.includes(line)).map((line) => `- ${line}`),
    ...should.filter((line) => !is.includes(line)).map((line) => `+ ${line}`),
  ];
  return lines.join('\n');
}

async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
