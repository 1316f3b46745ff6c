import type pg from 'pg';
import { allOf } from '../together/some-at-once.js';
import type { Change, FoldedTable, PatchWhere } from './fold.js';
import { type Column, isJson, isWhole, quoted, type TableShape } from './table-shape.js';

/** The schema that is served, and the one in which tables are rebuilt beside it. */
export type Schema = 'read' | 'rebuild';

interface Statement {
  /** Prepared once per connection under this name. */
  readonly name: string;
  readonly text: string;
}

const SET = 1;
const ADD = 2;

/**
 * Writes what a batch does to one table: a handful of statements, however large the batch. They are sent one after the other, and nobody waits for an answer in
 * between: Postgres carries them out in this order, and none after one that has failed.
 */
export class TableWriter {
  private readonly table: string;
  private readonly statements = new Map<string, Statement>();

  constructor(
    private readonly shape: TableShape,
    schema: Schema,
  ) {
    this.table = `${schema}.${quoted(shape.name)}`;
  }

  /** @returns how many patches and sums found no row */
  async write(client: pg.ClientBase, { steps }: FoldedTable): Promise<number> {
    const lost = await allOf(
      steps.map((step) => (step instanceof Map ? this.writeChanges(client, step) : this.patchWhere(client, step as PatchWhere))),
    );
    return lost.reduce((sum, each) => sum + each, 0);
  }

  private async writeChanges(client: pg.ClientBase, changes: ReadonlyMap<string, Change>): Promise<number> {
    const of = <Kind extends Change['kind']>(...kinds: Kind[]) =>
      [...changes.values()].filter((change): change is Extract<Change, { kind: Kind }> => kinds.includes(change.kind as Kind));
    const deltas = of('delta', 'count');
    const [, , done] = await allOf([
      this.remove(client, of('gone')),
      this.upsert(client, of('row')),
      this.change(client, deltas, of('count')),
    ]);
    return deltas.length - done;
  }

  private async remove(client: pg.ClientBase, gone: readonly Extract<Change, { kind: 'gone' }>[]): Promise<void> {
    if (gone.length === 0) return;
    const { key } = this.shape;
    const statement = this.statement(
      'remove',
      () => `delete from ${this.table} t using ${unnest(key)} d(${names(key)}) where ${matching(key)}`,
    );
    await client.query({ ...statement, values: key.map((column) => arrayOf(column, gone, (change) => change.key[column.property])) });
  }

  private async upsert(client: pg.ClientBase, inserted: readonly Extract<Change, { kind: 'row' }>[]): Promise<void> {
    if (inserted.length === 0) return;
    const { columns, rest } = this.shape;
    const statement = this.statement('upsert', () => {
      const overwrite = rest.map(({ name }) => `${name} = excluded.${name}`).join(', ');
      return this.insertion(overwrite && `update set ${overwrite}`);
    });
    await client.query({ ...statement, values: columns.map((column) => arrayOf(column, inserted, ({ row }) => row[column.property])) });
  }

  /** @param from the number of the first parameter */
  private insertion(onConflict: string, from = 1): string {
    const { columns, key } = this.shape;
    const inserted = `insert into ${this.table} (${names(columns)}) select * from ${unnest(columns, from)}`;
    return `${inserted} on conflict (${names(key)}) do ${onConflict || 'nothing'}`;
  }

  /**
   * Patches cannot go through an upsert: NOT NULL is checked before the conflict is seen. Rows that a count finds are added to, and those made that it does not
   * find: as the update looks at the rows from before the statement, none is both made and added to.
   * @returns how many were found or made
   */
  private async change(
    client: pg.ClientBase,
    deltas: readonly Extract<Change, { kind: 'delta' | 'count' }>[],
    counts: readonly Extract<Change, { kind: 'count' }>[],
  ): Promise<number> {
    if (deltas.length === 0) return 0;
    const { columns, key, rest } = this.shape;
    const touched = rest.filter(({ property }) => deltas.some(({ delta }) => property in delta.set || property in delta.add));
    const making = counts.length > 0;
    const statement = this.statement(`${making ? 'count' : 'change'} ${names(touched)}`, () => {
      const change = changeText(this.table, key, touched);
      if (!making) return change;
      const make = this.insertion('nothing', key.length + 2 * touched.length + 1);
      return (
        `with found as (${change} returning 1), made as (${make} returning 1) ` +
        'select (select count(*) from found) + (select count(*) from made) as done'
      );
    });
    const values = [
      ...key.map((column) => arrayOf(column, deltas, (change) => change.key[column.property])),
      ...touched.flatMap((column) => [
        `{${deltas.map(({ delta }) => (column.property in delta.set ? SET : column.property in delta.add ? ADD : 0)).join(',')}}`,
        arrayOf(column, deltas, ({ delta: { set, add } }) => (column.property in set ? set : add)[column.property]),
      ]),
      ...(making ? columns.map((column) => arrayOf(column, counts, ({ row }) => row[column.property])) : []),
    ];
    const { rows, rowCount } = await client.query<{ done: string }>({ ...statement, values });
    return making ? Number(rows[0]!.done) : (rowCount ?? 0);
  }

  /** @returns 0: there may be no such rows */
  private async patchWhere(client: pg.ClientBase, { where, set }: PatchWhere): Promise<number> {
    const columnsOf = (columns: object) => Object.keys(columns).map((property) => this.shape.column.get(property)!);
    const changed = columnsOf(set);
    if (changed.length === 0) return 0;
    const empty = columnsOf(where).filter(({ property }) => where[property] === null);
    const equal = columnsOf(where).filter(({ property }) => where[property] !== null);
    const statement = this.statement(`patch ${names(changed)} where ${names(equal)} empty ${names(empty)}`, () => {
      const assign = ({ name, type }: Column, index: number) => `${name} = $${index + 1}::${type}`;
      const conditions = [
        ...equal.map((column, index) => assign(column, changed.length + index)),
        ...empty.map(({ name }) => `${name} is null`), // `is not distinct from` would use no index
      ];
      return `update ${this.table} set ${changed.map(assign).join(', ')} where ${conditions.join(' and ')}`;
    });
    const values = [
      ...changed.map((column) => plain(column, set[column.property])),
      ...equal.map((column) => plain(column, where[column.property])),
    ];
    await client.query({ ...statement, values });
    return 0;
  }

  private statement(purpose: string, text: () => string): Statement {
    let statement = this.statements.get(purpose);
    if (!statement) {
      statement = named(text());
      this.statements.set(purpose, statement);
    }
    return statement;
  }
}

let prepared = 0;
const named = (text: string): Statement => ({ name: `projection-${++prepared}`, text });

const names = (columns: readonly Column[]): string => columns.map(({ name }) => name).join(', ');
const unnest = (columns: readonly Column[], from = 1): string =>
  `unnest(${columns.map(({ type }, index) => `$${from + index}::${type}[]`).join(', ')})`;
const matching = (key: readonly Column[]): string => key.map(({ name }) => `t.${name} = d.${name}`).join(' and ');

/** Absent is not null: a flag per column says whether a row's value is set, added, or not there. */
function changeText(table: string, key: readonly Column[], touched: readonly Column[]): string {
  let parameter = key.length;
  const parts = touched.map((column, index) => {
    const { name, type } = column;
    const [flag, value] = [`f${index}`, `v${index}`];
    const add = isWhole(column) ? ` when ${ADD} then coalesce(t.${name}, 0) + d.${value}` : '';
    return {
      assignment: `${name} = case d.${flag} when ${SET} then d.${value}${add} else t.${name} end`,
      arrays: `$${++parameter}::smallint[], $${++parameter}::${type}[]`,
      aliases: `${flag}, ${value}`,
    };
  });
  const keyArrays = key.map(({ type }, index) => `$${index + 1}::${type}[]`);
  const nothing = `${key[0]!.name} = t.${key[0]!.name}`; // a patch without columns still tells whether its row was there
  return (
    `update ${table} t set ${parts.map(({ assignment }) => assignment).join(', ') || nothing} ` +
    `from unnest(${[...keyArrays, ...parts.map(({ arrays }) => arrays)].join(', ')}) ` +
    `d(${[names(key), ...parts.map(({ aliases }) => aliases)].join(', ')}) where ${matching(key)}`
  );
}

/** The values of a column as the text of a Postgres array: several times faster than the driver's own conversion. */
function arrayOf<T>(column: Column, items: readonly T[], value: (item: T) => unknown): string {
  let text = '';
  for (const item of items) text += `,${element(plain(column, value(item)))}`;
  return `{${text.slice(1)}}`;
}

function element(value: string | number | boolean | null): string {
  if (value === null) return 'NULL';
  if (typeof value !== 'string') return String(value);
  return /["\\]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
}

function plain(column: Column, value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (isJson(column)) return JSON.stringify(value);
  if (value instanceof Date) return value.toISOString();
  return value as string | number | boolean;
}
