import type { TestDatabase } from '../../support/postgres.js';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Every column of every table of every schema that is not Postgres's own. */
async function columns({ pool }: TestDatabase): Promise<readonly Column[]> {
  const { rows } = await pool.query<Column>(`
    select format('%I.%I', n.nspname, c.relname) as table, format('%I', a.attname) as column, a.atttypid::regtype::text as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'm', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
      and a.attnum > 0 and not a.attisdropped
    order by 1, a.attnum`);
  return rows;
}

/** The whole database as text, column by column; bytes as the letters that are in them. */
export async function dump(database: TestDatabase): Promise<ReadonlyMap<string, string>> {
  const dumped = new Map<string, string>();
  for (const { table, column, type } of await columns(database)) {
    const text = type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`;
    const { rows } = await database.pool.query<{ text: string | null }>(`select string_agg(${text}, E'\\n') as text from ${table}`);
    dumped.set(`${table}.${column}`, rows[0]!.text ?? '');
  }
  return dumped;
}

/** Where these words stand: `read.account_directory.email: ada@…` */
export function found(dumped: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  return [...dumped].flatMap(([place, text]) => {
    const low = text.toLowerCase();
    return words.filter((word) => low.includes(word.toLowerCase())).map((word) => `${place}: ${word}`);
  });
}

/** Tables with a column of this name, and in it one of these values. */
export async function rowsOf(database: TestDatabase, column: string, values: readonly string[]): Promise<string[]> {
  const holding: string[] = [];
  for (const { table } of (await columns(database)).filter((one) => one.column === column)) {
    const { rowCount } = await database.pool.query(`select 1 from ${table} where ${column}::text = any($1)`, [values]);
    if (rowCount! > 0) holding.push(table);
  }
  return holding;
}
