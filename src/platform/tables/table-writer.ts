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
    const [, , found, made] = await allOf([
      this.remove(client, of('gone')),
      this.insert(client, of('row'), 'upsert'),
      // Rows that a count finds are added to first; only then are those made that it did not find, so that none is added to twice.
      this.change(client, deltas),
      this.insert(client, of('count'), 'make'),
    ]);
    return deltas.length - found - made;
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

  private async insert(
    client: pg.ClientBase,
    inserted: readonly { readonly row: Record<string, unknown> }[],
    mode: 'upsert' | 'make',
  ): Promise<number> {
    if (inserted.length === 0) return 0;
    const { columns, key, rest } = this.shape;
    const statement = this.statement(mode, () => {
      const overwrite = rest.map(({ name }) => `${name} = excluded.${name}`).join(', ');
      return (
        `insert into ${this.table} (${names(columns)}) select * from ${unnest(columns)} ` +
        `on conflict (${names(key)}) do ${mode === 'upsert' && overwrite ? `update set ${overwrite}` : 'nothing'}`
      );
    });
    const { rowCount } = await client.query({
      ...statement,
      values: columns.map((column) => arrayOf(column, inserted, ({ row }) => row[column.property])),
    });
    return rowCount ?? 0;
  }

  /** Patches cannot go through an upsert: NOT NULL is checked before the conflict is seen. */
  private async change(client: pg.ClientBase, deltas: readonly Extract<Change, { kind: 'delta' | 'count' }>[]): Promise<number> {
    if (deltas.length === 0) return 0;
    const { key, rest } = this.shape;
    const touched = rest.filter(({ property }) => deltas.some(({ delta }) => property in delta.set || property in delta.add));
    const statement = this.statement(`change ${names(touched)}`, () => changeText(this.table, key, touched));
    const values = [
      ...key.map((column) => arrayOf(column, deltas, (change) => change.key[column.property])),
      ...touched.flatMap((column) => [
        `{${deltas.map(({ delta }) => (column.property in delta.set ? SET : column.property in delta.add ? ADD : 0)).join(',')}}`,
        arrayOf(column, deltas, ({ delta: { set, add } }) => (column.property in set ? set : add)[column.property]),
      ]),
    ];
    return (await client.query({ ...statement, values })).rowCount ?? 0;
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
const unnest = (columns: readonly Column[]): string => `unnest(${columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')})`;
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
