import type { EntitySchema, InferEntity, PrimaryKeyProp } from '@mikro-orm/core';
import type { AnyEvent, EventOf } from '../events/event.js';
import type { Fact } from '../events/recorded.js';

/** A read table: a MikroORM entity in schema `read`, without foreign keys and without unique constraints but its key. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- entities of any row
export type ReadTable = EntitySchema<any, any>;

/** A row of a read table as plain data: columns that may be null may be left out when inserting. */
export type RowOf<T> = { [K in keyof InferEntity<T> as K extends string ? K : never]: InferEntity<T>[K] };

type KeyColumns<T> =
  InferEntity<T> extends { [PrimaryKeyProp]?: infer Key } ? (Key extends readonly (infer Column)[] ? Column : Key) : never;

/** All of a row's key: with less, a write would not know its row. */
type KeyOf<T> = Pick<RowOf<T>, KeyColumns<T> & keyof RowOf<T>>;

/** Columns that hold whole numbers, which `increment` and `count` may add to. */
type NumberColumns<Row> = { [K in keyof Row as NonNullable<Row[K]> extends number ? K : never]?: number };

/** One change to a read table, as a value. The runner folds a batch of them per key and writes each table once. */
export type Write =
  | { readonly kind: 'insert'; readonly table: ReadTable; readonly row: Readonly<Record<string, unknown>> }
  | { readonly kind: 'patch'; readonly table: ReadTable; readonly key: Columns; readonly set: Columns }
  | { readonly kind: 'increment'; readonly table: ReadTable; readonly key: Columns; readonly add: Amounts }
  | { readonly kind: 'count'; readonly table: ReadTable; readonly key: Columns; readonly add: Amounts; readonly defaults: Columns }
  | { readonly kind: 'remove'; readonly table: ReadTable; readonly key: Columns }
  | { readonly kind: 'patchWhere'; readonly table: ReadTable; readonly where: Columns; readonly set: Columns };
export type Columns = Readonly<Record<string, unknown>>;
export type Amounts = Readonly<Record<string, number>>;

/** The whole row, also over one that stands there. */
export const insert = <T extends ReadTable>(table: T, row: RowOf<T>): Write => ({ kind: 'insert', table, row: row as Columns });

/** Sets columns of the row with this key; nothing when there is none. */
export const patch = <T extends ReadTable>(table: T, key: KeyOf<T>, set: Partial<RowOf<T>>): Write => ({
  kind: 'patch',
  table,
  key: key as Columns,
  set: set as Columns,
});

/** Adds to number columns of the row with this key; never creates one. */
export const increment = <T extends ReadTable>(table: T, key: KeyOf<T>, add: NumberColumns<RowOf<T>>): Write => ({
  kind: 'increment',
  table,
  key: key as Columns,
  add: add as Amounts,
});

/** Adds to number columns of the row with this key; makes it from `defaults` and zeros when there is none. */
export const count = <T extends ReadTable>(
  table: T,
  key: KeyOf<T>,
  add: NumberColumns<RowOf<T>>,
  defaults: Partial<RowOf<T>> = {},
): Write => ({ kind: 'count', table, key: key as Columns, add: add as Amounts, defaults: defaults as Columns });

export const remove = <T extends ReadTable>(table: T, key: KeyOf<T>): Write => ({ kind: 'remove', table, key: key as Columns });

/** Sets columns of all rows whose own columns equal `where`. Flushes the table's earlier writes of the batch first. */
export const patchWhere = <T extends ReadTable>(table: T, where: Partial<RowOf<T>>, set: Partial<RowOf<T>>): Write => ({
  kind: 'patchWhere',
  table,
  where: where as Columns,
  set: set as Columns,
});

/** "This read model does not need that event." */
export const ignore = Symbol('ignore');

/** What an event does to the tables: a pure function of the event, which reads no rows and no clock. */
export type Handler<E extends AnyEvent> = ((data: E['data'], fact: Fact<E>) => Write | readonly Write[]) | typeof ignore;

/** One entry per event type. The compiler asks for each of them. */
export type Handlers<E extends AnyEvent> = { readonly [Type in E['type']]: Handler<EventOf<E, Type>> };

export interface Projection {
  /** `module.read-model` */
  readonly name: string;
  /** Raised by hand when the handlers change their meaning: the tables are then rebuilt beside the live ones at the next start. */
  readonly version: number;
  readonly tables: readonly ReadTable[];
  readonly handlers: Readonly<Record<string, Handler<AnyEvent>>>;
}

/** A read model: its tables, and what each event writes to them. */
export function projection<E extends AnyEvent>(
  name: string,
  tables: readonly ReadTable[],
  handlers: Handlers<E>,
  options: { readonly version?: number } = {},
): Projection {
  return { name, version: options.version ?? 1, tables, handlers: handlers as unknown as Projection['handlers'] };
}
