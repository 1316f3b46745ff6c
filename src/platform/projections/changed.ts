import type pg from 'pg';
import type { Position } from '../events/recorded.js';
import type { FoldedTable } from '../tables/fold.js';
import type { Progress } from './progress.js';

/** Notes in the batch's transaction which tables it has changed, and when. */
export async function markChanged(client: pg.ClientBase, tables: readonly FoldedTable[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map();
  const { rows } = await client.query<TableState>({
    name: 'projection-changed',
    text: `insert into projection_table as t (name, changed_at) select * from unnest($1::text[], $2::text[])
           on conflict (name) do update set changed_at = excluded.changed_at returning name, changed_at, repairs`,
    values: [tables.map(({ shape }) => shape.name), tables.map(({ changedAt }) => changedAt)],
  });
  return stamps(rows);
}

/** Notes that the rows of these tables may differ though no new event has written to them. */
export async function markRepaired(client: pg.ClientBase, tables: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<TableState>(
    `insert into projection_table as t (name, changed_at, repairs) select name, '', 1 from unnest($1::text[]) name
     on conflict (name) do update set repairs = t.repairs + 1 returning name, changed_at, repairs`,
    [tables],
  );
  return stamps(rows);
}

/** The stamps of all tables as they are now. */
export async function stampsOf(client: pg.ClientBase | pg.Pool): Promise<Map<string, string>> {
  return stamps((await client.query<TableState>('select name, changed_at, repairs from projection_table')).rows);
}

/** The same for whoever may know them without asking: the leader hears of every change. */
export const stampsNow = (progress: Progress, client: pg.Pool): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>> =>
  progress.leading ? progress.stamps() : stampsOf(client);

interface TableState {
  readonly name: string;
  readonly changed_at: Position;
  readonly repairs: number;
}

/** A table's state in a few characters: the last event that wrote to it, and how often it was repaired. */
const stamps = (rows: readonly TableState[]) => new Map(rows.map(({ name, changed_at, repairs }) => [name, `${changed_at}.${repairs}`]));

/** The event after which a table stands: '' for one that nothing has ever written to. */
export const positionOf = (stamp = ''): string => stamp.slice(0, Math.max(0, stamp.lastIndexOf('.')));

/** Whether a table was repaired since tells whether this is the same. */
export const repairsOf = (stamp = '.0'): string => stamp.slice(stamp.lastIndexOf('.'));
