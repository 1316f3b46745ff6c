import type pg from 'pg';
import { isJson, quoted, type TableShape } from '../tables/table-shape.js';

/** What tells a live table from its rebuild. */
export interface Difference {
  readonly table: string;
  /** Rows that only the live table has, or has differently. */
  readonly onlyLive: number;
  readonly onlyRebuilt: number;
  /** The first of them, as JSON, with the side that has them. */
  readonly examples: readonly { readonly side: 'live' | 'rebuilt'; readonly row: unknown }[];
}

const EXAMPLES = 5;

/** Compares all rows in one statement, so that no batch comes in between. */
export async function difference(client: pg.ClientBase, shape: TableShape): Promise<Difference | undefined> {
  const columns = shape.columns.map((column) => (isJson(column) ? `${column.name}::jsonb` : column.name)).join(', ');
  const [live, rebuilt] = ['read', 'rebuild'].map((schema) => `select ${columns} from ${schema}.${quoted(shape.name)}`);
  const { rows } = await client.query<{ side: 'live' | 'rebuilt'; count: number; row: unknown }>(
    `with live as (${live} except ${rebuilt}), rebuilt as (${rebuilt} except ${live})
     select 'live' as side, (select count(*)::int from live) as count, to_jsonb(l) as row from (select * from live limit ${EXAMPLES}) l
     union all
     select 'rebuilt', (select count(*)::int from rebuilt), to_jsonb(r) from (select * from rebuilt limit ${EXAMPLES}) r`,
  );
  if (rows.length === 0) return undefined;
  const count = (wanted: string) => rows.find(({ side }) => side === wanted)?.count ?? 0;
  return {
    table: shape.name,
    onlyLive: count('live'),
    onlyRebuilt: count('rebuilt'),
    examples: rows.map(({ side, row }) => ({ side, row })),
  };
}
